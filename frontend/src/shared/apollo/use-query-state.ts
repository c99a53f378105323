import { useCallback, useRef } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";

/** The result of a query's generated hook. */
export interface QueryResult<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface QueryState {
  /** Whether data have ever been fetched. */
  readonly isKnown: boolean;
  readonly loading: boolean;
  /** The error message of the last fetch, or null if it succeeded. */
  readonly problem: string | null;
  /** The error code of the last fetch (`AppError`). */
  readonly code?: string | null;
  /** Fetches the data again. Reports a failure in `problem`. */
  readonly reload: () => Promise<void>;
}

/**
 * Returns a query's result in the form that screens need. `data` keeps the previous data after a failed refresh, and
 * while a fetch with other variables is running.
 * @param fallback the screen's error text for a failure that has no text of its own
 */
export function useQueryState<Data>(
  result: QueryResult<Data>,
  fallback: string = FALLBACKS.generic,
): QueryState & { readonly data: Data | undefined } {
  const { data = result.previousData, error, loading, refetch } = result;
  const reload = useReload(refetch);
  const { message: problem = null, code = null } = error === undefined ? {} : toAppError(error, fallback);
  return { data, isKnown: data !== undefined, loading, problem, code, reload };
}

/**
 * Returns a function that fetches again. If a fetch is running, the next one begins when it has ended. Otherwise,
 * Apollo would send no second request, and the first reply may be older than the change that caused the second call.
 */
function useReload(refetch: () => Promise<unknown>): () => Promise<void> {
  const underWay = useRef<Promise<void> | null>(null);
  const next = useRef<Promise<void> | null>(null);
  return useCallback(() => {
    const fetchNow = async (): Promise<void> => {
      underWay.current = refetch().then(ignore, ignore);
      await underWay.current;
      underWay.current = null;
    };
    if (underWay.current === null) return fetchNow();
    next.current ??= underWay.current.then(() => {
      next.current = null;
      return fetchNow();
    });
    return next.current;
  }, [refetch]);
}

function ignore(): void {
  // The failure is already reported in the query's `error`.
}
