import { useEffect } from "react";

/**
 * Moves the focus to an empty field when its form is shown, which saves a touch on a phone. Does nothing if the user
 * has already focused another element of the page. Use this hook only on a page that was opened to fill in this form.
 */
export function useFirstField(id: string, wanted = true): void {
  useEffect(() => {
    const field = wanted ? document.getElementById(id) : null;
    const at = document.activeElement;
    // Only scripts move the focus to an element with a tab index of -1, such as the page's heading. So such an element
    // is not the user's choice.
    const isElsewhere = at instanceof HTMLElement && at.tabIndex >= 0;
    if (field instanceof HTMLInputElement && field.value === "" && !isElsewhere)
      field.focus({ preventScroll: true });
  }, [id, wanted]);
}
