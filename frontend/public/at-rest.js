// Shows the offline banner, ends the loader and loads pictures on a page that the server rendered, before the page's
// own scripts are loaded (late-scripts.js, ADR 96). backend/src/app/pages/page-frame.ts puts this file into the page.
(function () {
  // Shows the banner about a lost connection, as src/app/layout/offline-banner.tsx does later.
  function showConnection() {
    var banner = document.getElementById("offline-banner");
    if (!banner) return;
    banner.hidden = navigator.onLine;
    banner.toggleAttribute("data-offline", !navigator.onLine);
  }
  addEventListener("online", showConnection);
  addEventListener("offline", showConnection);
  showConnection();

  // Shows the people of the members page after the loader, as src/pages/members/member-batch-tabs.tsx does later.
  var LOADER_MS = 2000;
  var loader = document.querySelector("[data-loader]");
  var begun = performance.now();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  var timer;
  function endLoader() {
    var paint = performance.getEntriesByName("first-contentful-paint")[0];
    var left = LOADER_MS - (performance.now() - (paint ? paint.startTime : begun));
    if (left > 0) timer = setTimeout(endLoader, left);
    else if (loader) {
      loader.setAttribute("aria-busy", "false");
      loader.querySelectorAll("[data-loading], [data-loaded]").forEach(function (part) {
        part.toggleAttribute("hidden", part.hasAttribute("data-loading"));
      });
    }
  }
  // A query may choose another batch, whose people only the scripts can load.
  if (loader && location.search === "") endLoader();
  addEventListener("beforehydration", function () {
    clearTimeout(timer);
  });

  /**
   * The specification's values for lazy pictures: the distance from the screen at which a picture is loaded, in CSS
   * pixels, and the delay while scrolling, in milliseconds (src/shared/timings.ts).
   */
  var MARGIN_PX = 100;
  var SCROLL_DELAY_MS = 300;

  /** @param {Element} picture */
  function load(picture) {
    observer.unobserve(picture);
    if (!picture.hasAttribute("data-src")) return; // React has loaded it.
    if (picture.parentElement instanceof HTMLPictureElement)
      picture.parentElement.querySelectorAll("source[data-srcset]").forEach(function (source) {
        source.setAttribute("srcset", source.getAttribute("data-srcset") || "");
      });
    picture.setAttribute("src", picture.getAttribute("data-src") || "");
  }

  // Loads pictures that come near the screen, as src/shared/ui/lazy-image.tsx does later.
  /** @type {Map<Element, ReturnType<typeof setTimeout>>} */
  var timers = new Map();
  /** @type {Set<Element>} */
  var displayed = new Set();
  var observer = new IntersectionObserver(
    function (entries) {
      entries.forEach(function (entry) {
        var picture = entry.target;
        clearTimeout(timers.get(picture));
        if (entry.isIntersecting)
          timers.set(picture, setTimeout(load, displayed.has(picture) ? SCROLL_DELAY_MS : 0, picture));
        // A displayed picture can come near only by scrolling, so from now on it is loaded with the delay.
        if (entry.boundingClientRect.width > 0) displayed.add(picture);
      });
    },
    { rootMargin: String(MARGIN_PX) + "px" },
  );
  document.querySelectorAll("img[data-src]").forEach(function (picture) {
    observer.observe(picture);
  });
})();
