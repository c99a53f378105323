import { everyone, granted, type PolicyRow } from "./policy-rows.js";

/** The places, the standings and the desk of a contest; part of policy.ts. The passes of a team are in app/graphql/team-callers.ts. */
export const CONTEST_DAY_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Query.deskPass": everyone,
  "Query.placeBoard": granted("placeBoard"),
  "Query.placePlan": granted("placePlan"),
  "Query.placeOfTeam": granted("placeOfTeam"),
  "Mutation.savePlaceSettings": granted("savePlaceSettings"),
  "Mutation.offerPlaces": granted("offerPlaces"),
  "Mutation.endPlace": granted("endPlace"),
  "Mutation.givePlaceBack": granted("givePlaceBack"),
  "Subscription.placesChanged": granted("placesChanged"),
  "Query.contestSource": granted("contestSource"),
  "Query.eventHandles": granted("eventHandles"),
  "Mutation.fetchStandings": granted("fetchStandings"),
  "Query.checkInDesk": granted("checkInDesk"),
  "Query.checkInList": granted("checkInList"),
  "Query.checkInChanges": granted("checkInChanges"),
  "Query.walkIns": granted("walkIns"),
  "Mutation.checkIn": granted("checkIn"),
  "Mutation.revertCheckIn": granted("revertCheckIn"),
  "Mutation.addDeskSession": granted("addDeskSession"),
  "Mutation.removeDeskSession": granted("removeDeskSession"),
  "Subscription.checkInsChanged": granted("checkInsChanged"),
};
