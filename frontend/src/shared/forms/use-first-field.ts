import { useEffect } from "react";

/**
 * Moves the focus to an empty field when its form is shown, which saves a tap on a phone. Does nothing if the user has
 * already focused another element of the page. Use this hook only on a page that was opened to fill in this form.
 */
export function useFirstField(id: string, wanted = true): void {
  useEffect(() => {
    const field = wanted ? document.getElementById(id) : null;
    // On arrival, the page moves the focus to its heading or, before the heading is there, to `main`.
    const isElsewhere = document.activeElement?.matches("body, main, h1") === false;
    if (field instanceof HTMLInputElement && field.value === "" && !isElsewhere)
      field.focus({ preventScroll: true });
  }, [id, wanted]);
}
