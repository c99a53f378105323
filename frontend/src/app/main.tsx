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
import { showOverlay } from "./dev-overlay";
import { SiteRouter } from "./site-router";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

document.documentElement.dataset["started"] = ""; // first.js has nothing to say
// Browsers translate a page that is there already: what follows them can wait until then.
whenIdle(() => {
  import("../shared/translated-page").then((m) => m.followTranslation()).catch(() => undefined);
});
const site = (
  <StrictMode>
    <SiteRouter>
      {/* As the server has it (PUBLIC_URL), which need not be how this browser came here. */}
      <SiteOriginProvider origin={root.dataset["origin"] ?? location.origin}>
        <App
          store={new PageStore(askServer, embeddedData())}
          missing={"missing" in root.dataset ? pathWithin(location.pathname) : null}
        />
      </SiteOriginProvider>
    </SiteRouter>
  </StrictMode>
);
// In development it would stand between the pages and what was just saved.
if (import.meta.env.PROD)
  setTimeout(() => {
    // Offline, or the site was updated since: the next visit tries again.
    import("./register-worker").then((m) => m.registerWorker()).catch(() => undefined);
  }, 3_000);
// Public pages come whole from the server; the others come as an empty frame. What is there already can be taken over in
// small steps, between which a tap is answered.
const options = import.meta.env.DEV ? { onCaughtError: showOverlay } : {};
if (root.hasChildNodes()) {
  // A reload keeps the history's state, such as a message that was shown, of which the server that rendered knows nothing.
  const entry = history.state as { readonly usr?: unknown } | null;
  if (entry?.usr != null) history.replaceState({ ...entry, usr: null }, "");
  startTransition(() => void hydrateRoot(root, site, options));
} else createRoot(root, options).render(site);
