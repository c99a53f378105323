// Lets a page that came whole from the server be painted before its scripts compete with it for the network: they wait
// in a template (backend/src/app/pages/page-frame.ts, which puts this into the page).
(function () {
  /** @type {HTMLTemplateElement | null} */
  var waiting = document.querySelector("template#late-scripts");
  function start() {
    if (waiting && !document.documentElement.hasAttribute("data-too-old"))
      document.body.appendChild(waiting.content);
    waiting = null;
  }
  // The first task after the first frame; in a tab that nobody looks at there are no frames.
  requestAnimationFrame(function () {
    setTimeout(start);
  });
  setTimeout(start, 1000);
  // Parts below the first screen were left out of the first layout (src/shared/ui/theme.css).
  addEventListener("load", function () {
    document.documentElement.removeAttribute("data-arriving");
  });
})();
