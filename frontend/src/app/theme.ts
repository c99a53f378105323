const KEY = "theme";

/**
 * Switches between light and dark. Only a choice against the system's is remembered (public/theme.js reads it before
 * the first paint); switching back to the system's theme follows the system again.
 */
export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next = (dataset["theme"] ?? system) === "dark" ? "light" : "dark";
  if (next === system) delete dataset["theme"];
  else dataset["theme"] = next;
  try {
    if (next === system) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}
