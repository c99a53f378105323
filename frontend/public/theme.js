// Applies the theme that a visitor chose instead of their system's theme (see src/app/layout/top-bar.tsx). Without a
// choice, the style sheet follows the system.
(function () {
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.setAttribute("data-theme", theme);
  } catch {
    // Storage is forbidden, so the system's theme stays.
  }
})();
