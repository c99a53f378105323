/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { PageQuery } from "../../shared/page-data/page-query";
/** Where an event's results come from. */
export type ResultsKind =
  /** The standings of a contest that runs. */
  | "live"
  /** There are no results yet. */
  | "none"
  /** Results of a past year, entered from a list. */
  | "past"
  /** The club's published ranking. */
  | "published";

export type EventResultsPageQueryVariables = Exact<{
  slug: string;
  year?: number | null | undefined;
  search?: string | null | undefined;
  from?: number;
  team?: string | null | undefined;
}>;

export type EventResultsPageQuery = {
  eventResults: {
    slug: string;
    title: string;
    year: number | null;
    kind: ResultsKind;
    asOf: string | null;
    isOver: boolean;
    frozenAt: string | null;
    line: number | null;
    total: number;
    found: number;
    from: number;
    winners: Array<{ place: number; teamName: string }>;
    rows: Array<{
      key: string;
      place: number;
      isShared: boolean;
      teamName: string;
      handles: Array<string>;
      names: Array<string>;
      college: string | null;
      solved: number | null;
      points: number | null;
      penalty: number | null;
    }>;
    editions: Array<{ title: string; path: string }>;
  } | null;
};

export const EventResultsPage: PageQuery<EventResultsPageQuery, EventResultsPageQueryVariables> = {
  name: "EventResultsPage",
  text: "query EventResultsPage($slug:String!$year:Int$search:String$from:Int!=1$team:ID){eventResults(slug:$slug year:$year search:$search from:$from team:$team){slug title year kind asOf isOver frozenAt line total found from winners{place teamName}rows{key place isShared teamName handles names college solved points penalty}editions{title path}}}",
};
