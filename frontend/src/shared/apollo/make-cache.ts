import { InMemoryCache } from "@apollo/client";

/** Creates the client's cache. Lists that can get shorter are replaced as a whole: without `merge`, Apollo warns. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { reportedPayments: { merge: false } } },
      RankingBoard: { fields: { teams: { merge: false }, publications: { merge: false } } },
      // Identified by the team.
      PersonalInvitation: { keyFields: ["teamId"] },
      ListedTeam: { keyFields: ["teamId"] },
      Team: { fields: { members: { merge: false } } },
    },
  });
}
