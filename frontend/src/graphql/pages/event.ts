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

export type EventPageQueryVariables = Exact<{
  slug: string;
}>;

export type EventPageQuery = {
  resultsKind: ResultsKind;
  eventPictureText: string | null;
  event: {
    id: string;
    slug: string;
    title: string;
    summary: string;
    description: string;
    picture: string | null;
    schedule: string;
    venue: string;
    hours: string | null;
    room: string | null;
    contact: string | null;
    rules: string | null;
    prizes: string | null;
    syllabus: string | null;
    faq: string | null;
    fee: number;
    qualifyingRank: number;
    minTeamSize: number;
    maxTeamSize: number;
    firstDay: string;
    lastDay: string;
    state: EventState;
    registrationOpen: boolean;
    registrationOpensAt: string | null;
    registrationClosesAt: string | null;
    openPastDeadline: boolean;
    closesInMinutes: number | null;
    notices: Array<{ title: string; description: string; link: string | null }>;
  } | null;
};

export const EventPage: PageQuery<EventPageQuery, EventPageQueryVariables> = {
  name: "EventPage",
  text: "query EventPage($slug:String!){event(slug:$slug){id slug title summary description picture schedule venue hours room contact rules prizes syllabus faq fee qualifyingRank minTeamSize maxTeamSize firstDay lastDay state registrationOpen registrationOpensAt registrationClosesAt openPastDeadline closesInMinutes notices{title description link}}resultsKind(slug:$slug)eventPictureText(slug:$slug)}",
};
