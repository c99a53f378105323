import { useCallback, useEffect, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../../../shared/errors/app-error";

/**
 * What a dialog asks about, fetched when it opens and then left alone: what is confirmed is what was read, and its stamp
 * says so. Fetched anew when the server says that it changed.
 */
export function useLatest<T>(fetchLatest: () => Promise<T>) {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(
    () =>
      fetchLatest().then(setValue, (thrown: unknown) =>
        setProblem(toAppError(thrown, FALLBACKS.generic).message),
      ),
    [fetchLatest],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return { value, problem, setProblem, load };
}
