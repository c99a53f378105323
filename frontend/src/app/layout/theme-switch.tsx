import { MoonIcon, SunIcon } from "../../shared/ui/icons";
import { toggleTheme } from "../theme";

/** Light or dark. Which icon shows is the style sheet's matter, so a server can render it without knowing the theme. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label="Switch between light and dark theme"
      className="bar-button"
    >
      <MoonIcon className="size-5 dark:hidden" />
      <SunIcon className="hidden size-5 dark:block" />
    </button>
  );
}
