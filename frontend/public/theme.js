// Applies the theme a visitor chose against their system's (see src/app/layout/top-bar.tsx). Without one, the style sheet follows the system.
(function () {
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.setAttribute("data-theme", theme);
  } catch {
    // Storage is forbidden: the system's theme stays.
  }
})();
