const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

function decoded(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Returns the text that a reader of a mail's HTML sees, with each run of spaces as one space. Works only for HTML from
 * `mailHtml`.
 */
export function visibleText(html: string): string {
  const body = html.replace(/^.*?<body[^>]*>/s, "").replace(/<div[^>]*aria-hidden[^>]*>.*?<\/div>/s, "");
  return decoded(
    body.replace(/<(?:\/?(?:p|td|tr|li|ul|table|div|tbody)\b[^>]*|br\s*\/?)>/g, " ").replace(/<[^>]+>/g, ""),
  )
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the addresses of a mail's links in document order. */
export function hrefsOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, url = ""]) => decoded(url));
}

/** Returns the preview that mail programs show next to the subject. */
export function previewIn(html: string): string {
  const [, text = ""] = /<div[^>]*aria-hidden[^>]*>(.*?)<\/div>/s.exec(html) ?? [];
  return decoded(text).replace(/[\u034f\u200c\u00a0]+$/, "");
}
