import { browser } from "../shared/browser";

/** The only script address that the Trusted Types policy below allows, whatever text is passed to it. */
const WORKER = "/service-worker.js";

interface ScriptUrlPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (input: string) => unknown };
}

/** Registers the site's service worker after the page has loaded. Does nothing in a browser without service workers. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = browser();
  if (serviceWorker === undefined) return;
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  const { trustedTypes } = globalThis as { readonly trustedTypes?: ScriptUrlPolicies };
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => WORKER });
  await serviceWorker.register((policy?.createScriptURL(WORKER) ?? WORKER) as string).catch(() => null);
}
