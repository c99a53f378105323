// Delays the scripts of a page that the server rendered in full, so that they do not compete with its first paint for
// the network. The scripts wait in a template (backend/src/app/pages/page-frame.ts puts this file into the page).
(function () {
  /** @type {HTMLTemplateElement | null} */
  var waiting = document.querySelector("template#late-scripts");
  function start() {
    if (waiting && !document.documentElement.hasAttribute("data-too-old"))
      document.body.appendChild(waiting.content);
    waiting = null;
  }
  // Waits for the first task after the first frame. A tab in the background has no frames.
  requestAnimationFrame(function () {
    setTimeout(start);
  });
  setTimeout(start, 1000);
  // The first layout leaves out the parts below the first screen (src/shared/ui/theme.css). From now on, the layout
  // includes them.
  addEventListener("load", function () {
    document.documentElement.removeAttribute("data-arriving");
  });
})();
