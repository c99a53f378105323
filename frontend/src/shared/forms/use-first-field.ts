import { useEffect } from "react";

/**
 * Moves the focus to an empty field when its form is shown: one touch less on a phone. A user who is already elsewhere on
 * the page stays there. Use it only on a page that was opened to fill in this form.
 */
export function useFirstField(id: string, wanted = true): void {
  useEffect(() => {
    const field = wanted ? document.getElementById(id) : null;
    const at = document.activeElement;
    // Only code moves the focus to an element with a tab index of -1, such as the page's heading.
    const isElsewhere = at instanceof HTMLElement && at.tabIndex >= 0;
    if (field instanceof HTMLInputElement && field.value === "" && !isElsewhere)
      field.focus({ preventScroll: true });
  }, [id, wanted]);
}
