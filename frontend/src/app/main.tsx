import "../shared/ui/theme.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { askServer } from "../shared/page-data/ask-server";
import { embeddedData } from "../shared/page-data/embedded-data";
import { PageStore } from "../shared/page-data/page-store";
import { pathWithin } from "../shared/language";
import { SiteOriginProvider } from "../shared/site-origin";
import { whenIdle } from "../shared/when-idle";
import { App } from "./app";
import { SiteRouter } from "./site-router";

/** Vite's own overlay, which shows build errors over the page. */
type Overlay = new (error: { message: string; stack: string }) => HTMLElement;

/**
 * Shows a failed screen's error with its position in the code. Used in development, where the text for visitors would
 * hide both.
 */
function showOverlay(error: unknown): void {
  const OverlayElement: Overlay | undefined = customElements.get("vite-error-overlay");
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  console.error(error);
  if (OverlayElement) document.body.append(new OverlayElement({ message, stack }));
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

document.documentElement.dataset["started"] = ""; // tells first.js that the page reports errors itself from now on
// Browsers translate a page only once it is displayed, so the code that follows translations can wait.
whenIdle(() => {
  import("../shared/translated-page").then((m) => m.followTranslation()).catch(() => undefined);
});
const site = (
  <StrictMode>
    <SiteRouter>
      {/* The server's own origin (PUBLIC_URL), which may differ from the browser's address. */}
      <SiteOriginProvider origin={root.dataset["origin"] ?? location.origin}>
        <App
          store={new PageStore(askServer, embeddedData())}
          missing={"missing" in root.dataset ? pathWithin(location.pathname) : null}
        />
      </SiteOriginProvider>
    </SiteRouter>
  </StrictMode>
);
// Not in development, where the worker would serve old files after a change.
if (import.meta.env.PROD)
  setTimeout(() => {
    // Fails offline and after an update of the site. The next visit tries again.
    import("./register-worker").then((m) => m.registerWorker()).catch(() => undefined);
  }, 3_000);
const options = import.meta.env.DEV ? { onCaughtError: showOverlay } : {};

// Public pages arrive complete from the server and are hydrated in small steps, so that taps are handled in between.
// Other pages arrive as an empty frame.
if (root.hasChildNodes()) {
  // A reload keeps the history's state, such as a shown message. Removes the state, because the server rendered the
  // page without it.
  const entry = history.state as { readonly usr?: unknown } | null;
  if (entry?.usr != null) history.replaceState({ ...entry, usr: null }, "");
  dispatchEvent(new Event("beforehydration")); // late-scripts.js then puts back the server's texts
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  const focused = document.activeElement;
  const onRecoverableError = (error: unknown) => {
    reportError(error);
    import("./typed-fields").then((m) => m.restoreTyped(fields.splice(0), focused)).catch(() => undefined);
  };
  startTransition(() => void hydrateRoot(root, site, { ...options, onRecoverableError }));
} else createRoot(root, options).render(site);
