import { useCallback, useRef } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";

/** What a generated hook of a query returns. */
export interface QueryResult<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The state of a screen's data. */
export interface QueryState {
  /** Something was fetched, now or before. */
  readonly isKnown: boolean;
  readonly loading: boolean;
  /** Why the last fetch failed. */
  readonly problem: string | null;
  /** The code of that failure (`AppError`). */
  readonly code?: string | null;
  /** Fetches again; a failure shows as `problem`. */
  readonly reload: () => Promise<void>;
}

/**
 * A query's result as screens need it. After a failed refresh, and while something else is asked for, what was known
 * before stays as `data`.
 * @param fallback the screen's text for a failure without one
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
 * Fetches again, after what is being fetched already: Apollo would answer a second request with the reply that the first
 * one waits for, which may be older than the change that the second is for.
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
  // A failure shows as the query's error.
}
