import { browser } from "../shared/secure-context";

/** The one script that a text may become: whatever is asked for, the policy answers this address. */
const WORKER = "/service-worker.js";

interface ScriptUrlPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (input: string) => unknown };
}

/** Registers the site's service worker, once the page has loaded; a browser that has none, or refuses, goes without. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = browser();
  if (serviceWorker === undefined) return;
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  const { trustedTypes } = globalThis as { readonly trustedTypes?: ScriptUrlPolicies };
  const policy = trustedTypes?.createPolicy("service-worker", { createScriptURL: () => WORKER });
  await serviceWorker.register((policy?.createScriptURL(WORKER) ?? WORKER) as string).catch(() => null);
}
