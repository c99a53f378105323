import { RESULTS_SEARCH_MAX } from "@contract/modules/rankings/contract/result-row";
import type { EventResultsPageQueryVariables } from "../../graphql/pages/event-results";

/** The part of the results that an address asks for. Server and browser parse it with the same code. */
export type ResultsChoice = Pick<Required<EventResultsPageQueryVariables>, "search" | "from" | "team">;

/** Returns the event in an address, and the year if there is one. An invalid year becomes 0, which has no results. */
export function askedOf({
  slug = "",
  year,
}: {
  readonly slug?: string | undefined;
  readonly year?: string | undefined;
}) {
  return { slug, year: year === undefined ? null : Number(/^\d{4}$/.exec(year)?.[0] ?? 0) };
}

/** Parses the choice from a query. Ignores invalid values. */
export function choiceOf(query: URLSearchParams): ResultsChoice {
  const search = (query.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, RESULTS_SEARCH_MAX);
  const from = Number(/^[1-9]\d{0,5}$/.exec(query.get("from") ?? "")?.[0] ?? 1);
  const team = /^[0-9a-f]{12}$/.exec(query.get("team") ?? "")?.[0] ?? null;
  return team === null ? { search: search || null, from, team } : { search: null, from: 1, team };
}

/** Returns the query for a choice, including its question mark, or "" for the beginning of all results. */
export function queryOf({ search, from, team }: Partial<ResultsChoice>): string {
  const query = new URLSearchParams();
  if (search) query.set("q", search);
  if (from && from > 1) query.set("from", String(from));
  if (team) query.set("team", team);
  return query.size === 0 ? "" : `?${query.toString()}`;
}
