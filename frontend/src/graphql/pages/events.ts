/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { PageQuery } from "../../shared/page-data/page-query";
/** The state of an event in the club's year. */
export type EventState =
  /** The event for which teams register. */
  | "current"
  /** The event is over. */
  | "past"
  /** The event is announced. */
  | "upcoming";

export type EventsPageQueryVariables = Exact<{ [key: string]: never }>;

export type EventsPageQuery = {
  events: Array<{
    id: string;
    slug: string;
    title: string;
    summary: string;
    picture: string | null;
    state: EventState;
    registrationOpen: boolean;
    firstDay: string;
    lastDay: string;
    venue: string;
    maxTeamSize: number;
  }>;
  eventWinners: Array<{
    slug: string;
    winners: Array<{ key: string; place: number; isShared: boolean; teamName: string }>;
  }>;
};

export const EventsPage: PageQuery<EventsPageQuery, EventsPageQueryVariables> = {
  name: "EventsPage",
  text: "query EventsPage{events{id slug title summary picture state registrationOpen firstDay lastDay venue maxTeamSize}eventWinners{slug winners{key place isShared teamName}}}",
};
