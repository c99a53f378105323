import { useEffect, useState } from "react";

/** Search forms stay usable, because they change nothing. */
const SEARCH = "[role=search]";

/** The keys that do not change a select. */
const HARMLESS_KEYS = /^(Tab|Escape|Shift|Control|Alt|Meta)$/;

/**
 * Prevents input into the page's forms during a student view. Returns the number of prevented attempts, so that the
 * page can show a message for each. The server refuses every change anyway, but the message appears before the
 * Superadmin has typed anything.
 */
export function useReadOnlyForms(): number {
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    const refuse = (event: Event) => {
      const form = event.target instanceof Element ? event.target.closest("form") : null;
      if (form === null || form.matches(SEARCH)) return;
      event.preventDefault();
      event.stopPropagation();
      setRefused((count) => count + 1);
    };
    // These listeners run before the page's own. Checkboxes, radio buttons and selects are already stopped at the
    // press, because their change event cannot be prevented.
    const kinds = ["submit", "beforeinput", "change"] as const;
    for (const kind of kinds) document.addEventListener(kind, refuse, true);
    const press = (event: MouseEvent) => {
      if (
        event.target instanceof Element &&
        event.target.closest("input[type=checkbox], input[type=radio], select")
      )
        refuse(event);
    };
    document.addEventListener("click", press, true);
    document.addEventListener("mousedown", pressOfSelect, true);
    document.addEventListener("keydown", keyOfSelect, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, refuse, true);
      document.removeEventListener("click", press, true);
      document.removeEventListener("mousedown", pressOfSelect, true);
      document.removeEventListener("keydown", keyOfSelect, true);
    };
    function keyOfSelect(event: KeyboardEvent) {
      if (event.target instanceof HTMLSelectElement && !HARMLESS_KEYS.test(event.key)) refuse(event);
    }
    function pressOfSelect(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest("select")) refuse(event);
    }
  }, []);
  return refused;
}
