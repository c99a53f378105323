// Delays the scripts of a page that the server rendered in full until the visitor uses the page (ADR 96). Until then,
// the scripts would change nothing that a visitor sees, but would keep a cheap phone's network and processor busy. The
// scripts wait in a template (backend/src/app/pages/page-frame.ts puts this file into the page).
(function () {
  var page = document.documentElement;
  /** @type {HTMLTemplateElement | null} */
  var waiting = document.querySelector("template#late-scripts");
  /** Events that show that the visitor uses the page. */
  var USE = ["pointerdown", "click", "keydown", "focusin", "input", "scroll", "wheel", "resize", "popstate"];

  function start() {
    USE.forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
    removeEventListener("pointermove", onMove, true);
    if (waiting && !page.hasAttribute("data-too-old")) document.body.appendChild(waiting.content);
    waiting = null;
  }

  var place = "";
  /**
   * A browser also reports a pointer that rests where a page appears.
   * @param {PointerEvent} event
   */
  function onMove(event) {
    var next = String(event.clientX) + "," + String(event.clientY);
    if (place !== "" && place !== next) start();
    place = next;
  }

  /**
   * Returns whether React controls a button. React marks the elements that it controls.
   * @param {Element} button
   */
  function isControlled(button) {
    return Object.keys(button).some(function (key) {
      return key.indexOf("__reactProps") === 0;
    });
  }
  /** @type {ReturnType<typeof setInterval> | undefined} */
  var checks;
  /**
   * Shows the line of a page that is loading, and presses the button once its page works.
   * @param {HTMLButtonElement | null} button null stops waiting for a button
   */
  function pressLater(button) {
    clearInterval(checks);
    checks = undefined;
    page.classList.toggle("page-pending", button !== null);
    if (button === null) return;
    var isReady = false;
    checks = setInterval(function () {
      if (button.isConnected && !isReady) {
        // React renders the button again for a page with scripts, so it is ready at the next check.
        isReady = isControlled(button);
        return;
      }
      pressLater(null);
      if (button.isConnected) button.click();
    }, 50);
  }
  // Repeats the last press on a button that React does not control yet.
  addEventListener(
    "click",
    function (event) {
      var button = event.target instanceof Element && event.target.closest("#root button");
      // The browser itself handles the buttons of popovers and forms.
      if (!(button instanceof HTMLButtonElement) || button.hasAttribute("popovertarget")) return;
      if (button.type === "submit" || isControlled(button)) return;
      event.stopPropagation();
      pressLater(button);
    },
    true,
  );
  // Someone who types after a press may not be done yet.
  addEventListener(
    "input",
    function () {
      if (checks !== undefined) pressLater(null);
    },
    true,
  );

  /** Returns whether the scripts would change the page: for a known user, for its address, or in a part that says so. */
  function isNeeded() {
    if (location.search !== "" || document.querySelector("[data-needs-script]")) return true;
    try {
      // Without the theme, which is applied before the first paint. A draft or a session may be stored.
      return localStorage.length + sessionStorage.length > (localStorage.getItem("theme") === null ? 0 : 1);
    } catch {
      return true;
    }
  }

  // Loads the pictures on the first screen, as src/shared/ui/lazy-image.tsx does later.
  function loadPictures() {
    document.querySelectorAll("img[data-src]").forEach(function (picture) {
      if (picture.getAttribute("src") === picture.getAttribute("data-src")) return;
      var box = picture.getBoundingClientRect();
      if (box.width === 0 || box.bottom < -100 || box.top > innerHeight + 100) return;
      if (picture.parentElement instanceof HTMLPictureElement)
        picture.parentElement.querySelectorAll("source").forEach(function (source) {
          source.setAttribute("srcset", source.getAttribute("data-srcset") || "");
        });
      picture.setAttribute("src", picture.getAttribute("data-src") || "");
    });
  }

  function settle() {
    if (!waiting) return;
    if (isNeeded()) start();
    else loadPictures();
  }
  USE.forEach(function (sign) {
    addEventListener(sign, start, { capture: true, passive: true });
  });
  addEventListener("pointermove", onMove, { capture: true, passive: true });
  addEventListener("visibilitychange", function () {
    // The time left and the live standings of a page that was in the background are old.
    if (!document.hidden) start();
  });
  // Waits for the first task after the first frame. A tab in the background has no frames.
  requestAnimationFrame(function () {
    setTimeout(settle);
  });
  setTimeout(settle, 1000);
  // The first layout leaves out the parts below the first screen (src/shared/ui/theme.css). From now on, the layout
  // includes them.
  addEventListener("load", function () {
    page.removeAttribute("data-arriving");
  });
})();
