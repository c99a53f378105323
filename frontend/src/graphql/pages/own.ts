/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { PageQuery } from "../../shared/page-data/page-query";
export type OwnPhoneQueryVariables = Exact<{ [key: string]: never }>;

export type OwnPhoneQuery = { viewer: { id: string; phone: string | null } | null };

export type LiveArtQueryVariables = Exact<{ [key: string]: never }>;

export type LiveArtQuery = { currentEvent: { id: string; picture: string | null } | null };

export type OwnTeamQueryVariables = Exact<{ [key: string]: never }>;

export type OwnTeamQuery = { myTeam: { id: string } | null };

export const OwnPhone: PageQuery<OwnPhoneQuery, OwnPhoneQueryVariables> = {
  name: "OwnPhone",
  text: "query OwnPhone{viewer{id phone}}",
};
export const LiveArt: PageQuery<LiveArtQuery, LiveArtQueryVariables> = {
  name: "LiveArt",
  text: "query LiveArt{currentEvent{id picture}}",
};
export const OwnTeam: PageQuery<OwnTeamQuery, OwnTeamQueryVariables> = {
  name: "OwnTeam",
  text: "query OwnTeam{myTeam{id}}",
};
