// Runs before a page's own scripts, or in their absence (docs/browsers.md). Must work in the oldest browsers that can
// show a page at all, so it must not use newer syntax.
(function () {
  var page = document.documentElement;

  // Shows the site's requirements in browsers that cannot run its scripts.
  function tell() {
    var note = document.getElementById("too-old");
    if (!note) {
      document.addEventListener("DOMContentLoaded", tell);
      return;
    }
    note.setAttribute("role", "alert");
    note.hidden = false;
    document.body.insertBefore(note, document.body.firstChild);
  }
  /** @param {ErrorEvent} event */
  function onError(event) {
    var isOurs = event.target instanceof HTMLScriptElement || /SyntaxError/.test(event.message);
    // Without a network, a script may be missing. Once the page's scripts have started, they report errors themselves.
    if (isOurs && navigator.onLine && !page.hasAttribute("data-started")) tell();
  }
  addEventListener("error", onError, true);
  try {
    // Look-behind needs Safari 16.4, and toSorted needs Chrome 110.
    if ([new RegExp("(?<=a)b"), [].toSorted()].length === 0) return;
  } catch (error) {
    page.setAttribute("data-too-old", String(error)); // The page keeps showing the server's HTML.
    tell();
  }

  // Stores the chosen language (src/app/layout/language-links.tsx). From then on, the server redirects every address
  // without a language to the chosen one. Handled here, because a language link may be clicked before the page's own
  // scripts run.
  addEventListener("click", function (event) {
    var link = event.target instanceof Element && event.target.closest("[hreflang]");
    if (!link) return;
    delete page.dataset["offer"];
    var secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie =
      "language=" +
      String(link.getAttribute("hreflang")) +
      "; path=/; max-age=31536000; samesite=lax" +
      secure;
  });

  // Offers the page in the browser's language until the reader has chosen a language. Only English pages contain the
  // offer (../index.html). Runs before the first paint, so that showing the offer moves nothing.
  var wanted = /\b(en|hi|bn)\b/.exec(navigator.languages.join());
  if (wanted && !/language=/.test(document.cookie)) page.dataset["offer"] = wanted[0];

  // Loads pictures that would otherwise load only when they come near the screen (src/shared/ui/lazy-image.tsx),
  // because a browser prints only loaded pictures.
  addEventListener("beforeprint", function () {
    document.querySelectorAll("img[data-src]").forEach(function (picture) {
      picture.setAttribute("src", picture.getAttribute("data-src") || "");
    });
  });
})();
