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

export type HomePageQueryVariables = Exact<{ [key: string]: never }>;

export type HomePageQuery = {
  siteContent: {
    hasSamplePeople: boolean;
    club: { summary: string; liveLink: { mark: string; label: string; path: string } | null };
    takePart: Array<{ id: string; title: string; text: string }>;
    aboutCards: Array<{
      id: string;
      icon: string | null;
      title: string;
      description: string;
      width: number;
      height: number;
    }>;
    testimonials: Array<{ id: string; name: string; title: string; feedback: string; image: string | null }>;
    glimpses: Array<{ id: string; title: string; alt: string; image: string | null }>;
  };
  events: Array<{
    id: string;
    slug: string;
    title: string;
    summary: string;
    venue: string;
    picture: string | null;
    state: EventState;
    firstDay: string;
    lastDay: string;
    registrationOpen: boolean;
    registrationClosesAt: string | null;
    isOver: boolean;
    openPastDeadline: boolean;
    closesInMinutes: number | null;
    minTeamSize: number;
    maxTeamSize: number;
    fee: number;
  }>;
  eventWinners: Array<{ slug: string }>;
};

export const HomePage: PageQuery<HomePageQuery, HomePageQueryVariables> = {
  name: "HomePage",
  text: "query HomePage{siteContent{club{summary liveLink{mark label path}}takePart{id title text}aboutCards{id icon title description width height}hasSamplePeople testimonials{id name title feedback image}glimpses{id title alt image}}events{id slug title summary venue picture state firstDay lastDay registrationOpen registrationClosesAt isOver openPastDeadline closesInMinutes minTeamSize maxTeamSize fee}eventWinners{slug}}",
};
