/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
/** What the people of a batch are to the club now. */
export type BatchKind =
  /** They have graduated; their cards show where they went. */
  | "alumni"
  /** They study; their cards show what they do in the club. */
  | "students";

/** A message to the club. */
export type ContactMessageInput = {
  /** Where the club's answer goes. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** The message; line breaks are welcome. */
  message: string;
  /** Phone number, as free text. */
  phone: string;
  /** Leave empty. People do not see this field; what fills it in is a program. */
  website?: string | null | undefined;
};

/** Where an event stands in the club's year. */
export type EventState =
  /** The one that teams are formed for. */
  | "current"
  /** It is over. */
  | "past"
  /** It is announced. */
  | "upcoming";

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;

export type SendContactMessageMutation = { sendContactMessage: { message: string } };

export type EventPageQueryVariables = Exact<{
  slug: string;
}>;

export type EventPageQuery = {
  event: {
    id: string;
    slug: string;
    title: string;
    summary: string;
    description: string;
    picture: string | null;
    schedule: string;
    venue: string;
    fee: number;
    qualifyingRank: number;
    maxTeamSize: number;
    firstDay: string;
    lastDay: string;
    state: EventState;
    registrationOpen: boolean;
    registrationOpensAt: string | null;
    registrationClosesAt: string | null;
    notices: Array<{ title: string; description: string; link: string | null }>;
  } | null;
};

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
};

export type HomePageQueryVariables = Exact<{ [key: string]: never }>;

export type HomePageQuery = {
  siteContent: {
    club: { summary: string; liveLink: { mark: string; label: string; path: string } };
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
    picture: string | null;
    state: EventState;
  }>;
};

export type MemberBatchQueryVariables = Exact<{
  key: string;
}>;

export type MemberBatchQuery = {
  memberBatch: {
    key: string;
    kind: BatchKind;
    members: Array<{
      id: string;
      name: string;
      placement: string | null;
      role: string | null;
      email: string;
      instagram: string | null;
      linkedin: string | null;
      profileImage: string | null;
    }>;
  } | null;
};

export type MembersPageQueryVariables = Exact<{ [key: string]: never }>;

export type MembersPageQuery = {
  siteContent: {
    faculty: {
      name: string;
      role: string;
      position: string;
      message: string | null;
      email: string;
      linkedin: string | null;
      profileImage: string | null;
    };
    memberBatches: Array<{ key: string; label: string; kind: BatchKind }>;
  };
};

/** An operation as text. `__types` is never there; it carries the types of variables and answer. */
export interface PageQuery<Data, Variables> {
  readonly name: string;
  readonly text: string;
  readonly __types?: (variables: Variables) => Data;
}

export const SendContactMessage: PageQuery<SendContactMessageMutation, SendContactMessageMutationVariables> =
  {
    name: "SendContactMessage",
    text: "mutation SendContactMessage($input:ContactMessageInput!){sendContactMessage(input:$input){message}}",
  };
export const EventPage: PageQuery<EventPageQuery, EventPageQueryVariables> = {
  name: "EventPage",
  text: "query EventPage($slug:String!){event(slug:$slug){id slug title summary description picture schedule venue fee qualifyingRank maxTeamSize firstDay lastDay state registrationOpen registrationOpensAt registrationClosesAt notices{title description link}}}",
};
export const EventsPage: PageQuery<EventsPageQuery, EventsPageQueryVariables> = {
  name: "EventsPage",
  text: "query EventsPage{events{id slug title summary picture state registrationOpen firstDay lastDay venue maxTeamSize}}",
};
export const HomePage: PageQuery<HomePageQuery, HomePageQueryVariables> = {
  name: "HomePage",
  text: "query HomePage{siteContent{club{summary liveLink{mark label path}}aboutCards{id icon title description width height}testimonials{id name title feedback image}glimpses{id title alt image}}events{id slug title summary picture state}}",
};
export const MemberBatch: PageQuery<MemberBatchQuery, MemberBatchQueryVariables> = {
  name: "MemberBatch",
  text: "query MemberBatch($key:String!){memberBatch(key:$key){key kind members{id name placement role email instagram linkedin profileImage}}}",
};
export const MembersPage: PageQuery<MembersPageQuery, MembersPageQueryVariables> = {
  name: "MembersPage",
  text: "query MembersPage{siteContent{faculty{name role position message email linkedin profileImage}memberBatches{key label kind}}}",
};
