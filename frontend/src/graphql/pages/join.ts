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

export type JoinPageQueryVariables = Exact<{
  token: string;
}>;

export type JoinPageQuery = {
  invitation: {
    registrationClosesAt: string | null;
    teamName: string;
    leaderName: string;
    placesLeft: number;
    state: InvitationState;
    event: { id: string; slug: string; title: string };
  } | null;
};

export const JoinPage: PageQuery<JoinPageQuery, JoinPageQueryVariables> = {
  name: "JoinPage",
  text: "query JoinPage($token:String!){invitation(token:$token){event{id slug title}registrationClosesAt teamName leaderName placesLeft state}}",
};
