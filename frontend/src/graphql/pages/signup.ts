/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { PageQuery } from "../../shared/page-data/page-query";
/** Whether people can join by an invitation now. */
export type InvitationState =
  /** Registration is closed. */
  | "closed"
  /** The team has no place left. */
  | "full"
  /** A reported or accepted payment locks the roster. */
  | "locked"
  /** People can join. */
  | "open";

export type SignUpEventQueryVariables = Exact<{ [key: string]: never }>;

export type SignUpEventQuery = {
  currentEvent: {
    id: string;
    title: string;
    picture: string | null;
    firstDay: string;
    lastDay: string;
    registrationOpen: boolean;
  } | null;
};

export type SignUpInvitationQueryVariables = Exact<{
  token: string;
}>;

export type SignUpInvitationQuery = {
  invitation: {
    teamName: string;
    leaderName: string;
    state: InvitationState;
    event: { id: string; title: string };
  } | null;
};

export const SignUpEvent: PageQuery<SignUpEventQuery, SignUpEventQueryVariables> = {
  name: "SignUpEvent",
  text: "query SignUpEvent{currentEvent{id title picture firstDay lastDay registrationOpen}}",
};
export const SignUpInvitation: PageQuery<SignUpInvitationQuery, SignUpInvitationQueryVariables> = {
  name: "SignUpInvitation",
  text: "query SignUpInvitation($token:String!){invitation(token:$token){event{id title}teamName leaderName state}}",
};
