interface HtmlPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => unknown };
}

/** The one HTML that a text may become: a whole page of the server, for a frame in which no script runs. */
const policy = (globalThis as { readonly trustedTypes?: HtmlPolicies }).trustedTypes?.createPolicy(
  "content-preview",
  { createHTML: leadingNowhere },
);

/** Shows a page of the server in a frame, which must be in a sandbox without scripts. */
export function fillFrame(frame: HTMLIFrameElement, html: string): void {
  if (!frame.sandbox.contains("allow-same-origin") || frame.sandbox.contains("allow-scripts"))
    throw new Error("a preview needs a sandbox without scripts");
  frame.srcdoc = (policy?.createHTML(html) ?? leadingNowhere(html)) as string;
}

/** In a sandbox without windows a link that opens one does nothing. */
function leadingNowhere(html: string): string {
  return html.replace("<head>", '<head><base target="_blank">');
}
