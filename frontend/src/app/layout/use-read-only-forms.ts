import { useEffect, useState } from "react";

/** Forms that change nothing. */
const SEARCH = "[role=search]";

/**
 * Keeps the page's forms from being filled in and sent, and counts the tries, so that each can be answered. The server
 * refuses every change anyway: the answer here comes before the Superadmin has typed anything.
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
    // Before the page's own listeners. Ticks and choices are refused where they begin, with a press or a key.
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
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, refuse, true);
      document.removeEventListener("click", press, true);
      document.removeEventListener("mousedown", pressOfSelect, true);
    };
    function pressOfSelect(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest("select")) refuse(event);
    }
  }, []);
  return refused;
}
