import { InMemoryCache } from "@apollo/client";

/**
 * Creates the client's cache. With `merge: false`, a fetched list replaces the cached one. Apollo would otherwise warn
 * when a list gets shorter.
 */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { reportedPayments: { merge: false } } },
      RankingBoard: { fields: { teams: { merge: false }, publications: { merge: false } } },
      // These types have no id, so the team's id identifies them.
      PersonalInvitation: { keyFields: ["teamId"] },
      ListedTeam: { keyFields: ["teamId"] },
      Team: { fields: { members: { merge: false } } },
    },
  });
}
