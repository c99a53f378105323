import { InMemoryCache } from "@apollo/client";

/** The client's cache. Lists that can get shorter are replaced as a whole; Apollo warns unless that is said. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { reportedPayments: { merge: false } } },
      RankingBoard: { fields: { teams: { merge: false }, publications: { merge: false } } },
      // Named by the team that they are about.
      PersonalInvitation: { keyFields: ["teamId"] },
      ListedTeam: { keyFields: ["teamId"] },
      Team: { fields: { members: { merge: false } } },
    },
  });
}
