import { useEffect, useState } from "react";
import type { EventResultsPageQuery } from "../../graphql/pages/event-results";

type Results = NonNullable<EventResultsPageQuery["eventResults"]>;

/** What results.json has (docs/api.md), of which the page shows this. */
export type AllResults = Pick<Results, "kind" | "asOf" | "line" | "rows">;

/** Milliseconds until it is asked again what could not be had: a phone between two cells. */
const RETRY_MS = 5_000;

/** The whole results of a page once they are wanted; null until they are there. */
export function useAllResults(path: string, wanted: boolean): AllResults | null {
  const [all, setAll] = useState<AllResults | null>(null);
  const waits = wanted && all === null;
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const reply = await fetch(`${path}.json`, { signal: stop.signal });
        if (!reply.ok) throw new Error(String(reply.status));
        setAll((await reply.json()) as AllResults);
      } catch {
        if (!stop.signal.aborted) timer = setTimeout(() => void ask(), RETRY_MS);
      }
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [path, waits]);
  return all;
}
