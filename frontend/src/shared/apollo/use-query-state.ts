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

/** The state of a screen's data. */
export interface QueryState {
  /** Whether data were ever fetched. */
  readonly isKnown: boolean;
  readonly loading: boolean;
  /** The message of the last fetch's failure; null when it succeeded. */
  readonly problem: string | null;
  /** The code of that failure (`AppError`). */
  readonly code?: string | null;
  /** Fetches the data again. A failure appears in `problem`. */
  readonly reload: () => Promise<void>;
}

/**
 * Returns a query's result in the form that screens need. After a failed refresh, and while other variables are being
 * fetched, `data` keeps the previous data.
 * @param fallback the screen's text for a failure that has none
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
 * Returns a function that fetches again after the current fetch has ended. During a fetch, Apollo would answer a second
 * request with the reply to the first one. That reply may be older than the change that caused the second request.
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
  // The query's `error` reports the failure.
}
