// Says what the site needs where its scripts cannot run (frontend/index.html, docs/browsers.md). In the language of the
// oldest browsers that show a page at all: nothing here may be younger than they are.
(function () {
  var page = document.documentElement;
  function tell() {
    var note = document.getElementById("too-old");
    if (!note) {
      document.addEventListener("DOMContentLoaded", tell);
      return;
    }
    note.setAttribute("role", "alert");
    note.hidden = false;
  }
  /** @param {ErrorEvent} event */
  function onError(event) {
    var isOurs = event.target instanceof HTMLScriptElement || /SyntaxError/.test(event.message);
    // Later the page itself says what is wrong.
    if (isOurs && !page.hasAttribute("data-started")) tell();
  }
  addEventListener("error", onError, true);
  try {
    new RegExp("(?<=a)b"); // since Safari 16.4
    [].toSorted(); // since Chrome 110
  } catch (error) {
    page.setAttribute("data-too-old", String(error)); // what the server sent stays
    tell();
  }
})();
