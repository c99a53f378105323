import { useEffect } from "react";

/** Has the browser ask before a reload or a closed tab takes along what was typed. @param dirty something typed is not saved */
export function useReloadQuestion(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);
}

/** Whether a form holds something else than it began with. */
export function isChanged(
  values: Readonly<Record<string, string>>,
  began: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(values).some(([field, text]) => text !== began[field]);
}
