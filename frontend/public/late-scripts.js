// If the server rendered a page in full, delays the page's scripts until the visitor uses the page (ADR 96). Until
// then, the scripts would change nothing that a visitor sees, but would keep a cheap phone's network and processor
// busy. The scripts wait in a template (backend/src/app/pages/page-frame.ts puts this file into the page). at-rest.js
// does what the page needs until then.
(function () {
  var page = document.documentElement;
  /** @type {HTMLTemplateElement | null} */
  var waiting = document.querySelector("template#late-scripts");
  /** Events that show that the visitor uses the page. */
  var USE = ["pointerdown", "click", "keydown", "focusin", "input", "scroll", "wheel", "resize", "popstate"];

  /** Events after which a page whose scripts could not be fetched tries again. */
  var AGAIN = ["pointerdown", "click", "keydown", "online"];
  /** Milliseconds until the scripts are fetched again while a pressed button waits for them. */
  var AGAIN_MS = 10000;

  /**
   * Fetches the page's scripts, and runs them once all are there. With only a part of them, for example without a
   * network, an error would replace the page.
   */
  function start() {
    USE.concat(AGAIN).forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
    removeEventListener("pointermove", onMove, true);
    var template = waiting;
    waiting = null;
    if (template === null || page.hasAttribute("data-too-old")) return;
    var scripts = template.content;
    var files = Array.from(scripts.querySelectorAll("link, script"), function (file) {
      return file.getAttribute("href") || file.getAttribute("src") || "";
    });
    if (!document.createElement("link").relList.supports("modulepreload")) files = [];
    var left = files.length;
    if (left === 0) document.body.appendChild(scripts);
    files.forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "anonymous";
      link.href = file;
      link.addEventListener("load", function () {
        left -= 1;
        if (left === 0) document.body.appendChild(scripts);
      });
      link.addEventListener("error", function () {
        link.remove();
        if (waiting === null) onMissing(template, file);
      });
      document.head.appendChild(link);
    });
  }

  /**
   * Waits for the next use of a page whose scripts could not be fetched. If an update of the site has replaced the
   * scripts, loads the new page for someone who has pressed a button, unless text would be lost.
   * @param {HTMLTemplateElement | null} template
   * @param {string} file
   */
  function onMissing(template, file) {
    waiting = template;
    AGAIN.forEach(function (sign) {
      addEventListener(sign, start, true);
    });
    if (template === null || checks === undefined) return;
    setTimeout(function () {
      if (checks !== undefined) start();
    }, AGAIN_MS);
    fetch(file, { method: "HEAD" }).then(
      function (reply) {
        if (reply.status !== 404) return;
        /** @type {NodeListOf<HTMLInputElement>} */
        var fields = document.querySelectorAll("#root input, #root textarea");
        var isTyped = Array.from(fields).some(function (field) {
          return field.type === "checkbox" || field.type === "radio"
            ? field.checked !== field.defaultChecked
            : field.value !== field.defaultValue;
        });
        if (!isTyped) {
          location.reload();
          return;
        }
        pressLater(null);
        waiting = null;
        document.body.appendChild(template.content); // first.js then asks to reload the page
      },
      function () {},
    );
  }

  var place = "";
  /**
   * Starts the scripts when the pointer has moved. The first event does not count, because a browser also sends one for
   * a resting pointer when a page appears below it.
   * @param {PointerEvent} event
   */
  function onMove(event) {
    var next = String(event.clientX) + "," + String(event.clientY);
    if (place !== "" && place !== next) start();
    place = next;
  }

  /**
   * Returns whether a button works. A button works once React has set properties on it, but not in a form with
   * `data-unready`. The server sets this attribute on a form that cannot be sent yet.
   * @param {Element} button
   */
  function isReady(button) {
    var isControlled = Object.keys(button).some(function (key) {
      return key.indexOf("__reactProps") === 0;
    });
    return isControlled && button.closest("[data-unready]") === null;
  }
  /** @type {ReturnType<typeof setInterval> | undefined} */
  var checks;
  /** @type {HTMLButtonElement | null} */
  var pressed = null;
  /**
   * Shows the progress line below the bar, as while a page is loading, and announces the wait. Presses the button
   * once it works.
   * @param {HTMLButtonElement | null} button null stops waiting for a button
   */
  function pressLater(button) {
    clearInterval(checks);
    checks = undefined;
    page.classList.toggle("press-pending", button !== null);
    if (pressed) pressed.removeAttribute("aria-busy");
    pressed = button;
    var announcement = document.getElementById("press-status");
    if (announcement) announcement.textContent = (button && announcement.dataset["waiting"]) || "";
    if (button === null) return;
    button.setAttribute("aria-busy", "true");
    checks = setInterval(function () {
      if (button.isConnected && !isReady(button)) return;
      pressLater(null);
      if (button.isConnected) button.click();
    }, 50);
  }
  // Repeats the last press on a button that does not work yet.
  addEventListener(
    "click",
    function (event) {
      var button = event.target instanceof Element && event.target.closest("#root button");
      // The browser itself handles the buttons of popovers and forms.
      if (!(button instanceof HTMLButtonElement) || button.hasAttribute("popovertarget")) return;
      if (button.type === "submit" || isReady(button)) return;
      event.stopPropagation();
      pressLater(button);
    },
    true,
  );
  // Someone who types after a press may not be done yet, so the press is not repeated.
  addEventListener(
    "input",
    function () {
      if (checks !== undefined) pressLater(null);
    },
    true,
  );

  /**
   * Returns whether the scripts would change the page: for this user, for the address's query, or for a part with
   * `data-needs-script`.
   */
  function isNeeded() {
    if (location.search !== "" || document.querySelector("[data-needs-script]")) return true;
    try {
      // A draft or a session may be stored. The theme does not count, because it is applied before the first paint.
      return localStorage.length + sessionStorage.length > (localStorage.getItem("theme") === null ? 0 : 1);
    } catch {
      return true;
    }
  }

  // A browser's translation replaces texts by font elements, but React only takes over the server's own HTML. So the
  // server's texts are put back before React starts, and the browser then translates them again.
  /** @type {Map<Text, HTMLElement>} */
  var translated = new Map();
  /** @param {MutationRecord[]} records */
  function onTranslated(records) {
    records.forEach(function (record) {
      record.removedNodes.forEach(function (text) {
        if (!(text instanceof Text) || text.isConnected) return;
        var around = [...record.addedNodes, record.previousSibling, record.nextSibling];
        var translation = around.find(function (node) {
          return node instanceof HTMLElement && node.localName === "font";
        });
        if (translation instanceof HTMLElement) translated.set(text, translation);
      });
    });
  }
  var translations = new MutationObserver(onTranslated);
  var root = document.getElementById("root");
  if (waiting && root) translations.observe(root, { childList: true, subtree: true });
  // Sent by src/app/main.tsx.
  addEventListener("beforehydration", function () {
    onTranslated(translations.takeRecords());
    translations.disconnect();
    translated.forEach(function (translation, text) {
      translation.before(text.data);
    });
    translated.forEach(function (translation) {
      translation.remove();
    });
  });

  function settle() {
    if (waiting && isNeeded()) start();
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
