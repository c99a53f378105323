// What a page does before its own scripts are there, or without them (docs/browsers.md). In the language of the oldest
// browsers that show a page at all: nothing here may be younger than they are.
(function () {
  var page = document.documentElement;

  // Says what the site needs where its scripts cannot run.
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
    // Later the page itself says what is wrong.
    if (isOurs && !page.hasAttribute("data-started")) tell();
  }
  addEventListener("error", onError, true);
  try {
    // Look-behind since Safari 16.4, toSorted since Chrome 110.
    if ([new RegExp("(?<=a)b"), [].toSorted()].length === 0) return;
  } catch (error) {
    page.setAttribute("data-too-old", String(error)); // what the server sent stays
    tell();
  }

  // Keeps which language was chosen (src/app/layout/language-links.tsx): from then on the server leads there from every
  // address without one. Here, as such a link is pressed before the page's own scripts run, too.
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

  // Offers a page in the browser's language (../index.html; only English pages have the line) until the reader has chosen
  // a language. Before the first paint, so that the line moves nothing.
  var wanted = /\b(en|hi|bn)\b/.exec(navigator.languages.join());
  if (wanted && !/language=/.test(document.cookie)) page.dataset["offer"] = wanted[0];

  // Fetches pictures that wait to come near (src/shared/ui/lazy-image.tsx): a browser prints when it has what it asked for.
  addEventListener("beforeprint", function () {
    document.querySelectorAll("img[data-src]").forEach(function (picture) {
      picture.setAttribute("src", picture.getAttribute("data-src") || "");
    });
  });
})();
