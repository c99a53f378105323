import { startTransition, useEffect, useRef, useState } from "react";
import type { EventResultsPageQuery } from "../../graphql/pages/event-results";
import { fetchInTime } from "../../shared/deadline";

type Results = NonNullable<EventResultsPageQuery["eventResults"]>;

/** The fields of results.json (docs/api.md) that the page uses. */
export type AllResults = Pick<Results, "kind" | "asOf" | "isOver" | "frozenAt" | "line" | "rows">;

/**
 * Milliseconds before a failed request is repeated, as long as no results have been loaded. A hidden page sends no
 * request, and checks after the same time whether it is visible again.
 */
const RETRY_MS = 5_000;
/** Milliseconds between two requests for a running contest. */
const LIVE_MS = 30_000;

/**
 * Returns all results of a page, or null until they have loaded. Fetches them as soon as `wanted` is true. For a
 * running contest, fetches them repeatedly while the page is visible, even if `wanted` is false.
 */
export function useAllResults(path: string, wanted: boolean, isLive: boolean): AllResults | null {
  const [all, setAll] = useState<AllResults | null>(null);
  const known = useRef("");
  const isMissing = wanted && all === null;
  useEffect(() => {
    if (!isMissing && !isLive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const later = (ms: number) => {
      timer = setTimeout(() => void ask(), ms);
    };
    const ask = async (): Promise<void> => {
      if (document.hidden) {
        later(RETRY_MS);
        return;
      }
      try {
        const reply = await fetchInTime(`${path}.json`, { signal: stop.signal });
        if (!reply.ok) throw new Error(String(reply.status));
        const text = await reply.text();
        if (text !== known.current) startTransition(() => setAll(JSON.parse(text) as AllResults));
        known.current = text;
        if (isLive) later(LIVE_MS);
      } catch {
        if (!stop.signal.aborted) later(isMissing ? RETRY_MS : LIVE_MS);
      }
    };
    if (isMissing) void ask();
    else later(LIVE_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [path, isMissing, isLive]);
  return all;
}
