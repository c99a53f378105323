import { alike, NO_ID, type ParityIds, reported, type Scenario } from "./parity-scenario.js";

const DELETE_TEAM = "DELETE /superadmin/teams/:id";
const ofTeam = ({ teamId }: ParityIds): object => ({ teamId });

/** Scenarios of a Superadmin's work on people, teams and payments. */
export const ADMIN_SCENARIOS: readonly Scenario[] = [
  ...(["leader", "member", "teamless", "superadmin"] as const).flatMap((as) => [
    ...[
      { decision: "accepted" },
      { decision: "rejected" },
      { decision: "accepted", transactionId: "utr 1234-5678" },
      { decision: "accepted", transactionId: "UTR99999999" },
      { decision: "accepted", transactionId: "?" },
    ].map((decision) => ({
      ...alike(
        `${JSON.stringify(decision)} as ${as}`,
        as,
        "decidePayment",
        "POST /superadmin/payments/:teamId/decision",
      ),
      input: ({ paymentId }: ParityIds) => ({ paymentId, ...decision }),
      params: ({ teamId }: ParityIds) => ({ teamId }),
      body: () => decision,
      before: reported,
    })),
    ...[{ college: "Another" }, { email: "leader@example.org" }, { phone: "12" }].map((change) => ({
      ...alike(`change ${JSON.stringify(change)} as ${as}`, as, "updateUser", "PUT /superadmin/users/:id"),
      input: ({ memberUserId }: ParityIds) => ({ userId: memberUserId, ...change }),
      params: ({ memberUserId }: ParityIds) => ({ id: memberUserId }),
      body: () => change,
    })),
    ...[["TREASURER"], []].map((grants) => ({
      ...alike(`grants ${grants.join()} as ${as}`, as, "setGrants", "PUT /superadmin/users/:id/grants"),
      input: ({ memberUserId }: ParityIds) => ({ userId: memberUserId, grants }),
      params: ({ memberUserId }: ParityIds) => ({ id: memberUserId }),
      body: () => ({ grants: grants.map((grant) => grant.toLowerCase()) }),
    })),
    {
      ...alike(`delete as ${as}`, as, "deleteUser", "DELETE /superadmin/users/:id"),
      input: ({ memberUserId }: ParityIds) => ({ userId: memberUserId }),
      params: ({ memberUserId }: ParityIds) => ({ id: memberUserId }),
    },
    alike(`users as ${as}`, as, "users", "GET /superadmin/users"),
    alike(`every user as ${as}`, as, "allUsers", "GET /superadmin/users"),
    alike(`payments as ${as}`, as, "reportedPayments", "GET /superadmin/payments"),
    alike(`all teams as ${as}`, as, "teams", "GET /superadmin/teams"),
    ...[
      { name: "  New   Name " },
      { name: "OFF by one" },
      { name: "x" },
      { ranking: 1 },
      { ranking: null },
      { ranking: 0 },
      {},
    ].map((change) => ({
      ...alike(`team ${JSON.stringify(change)} as ${as}`, as, "updateTeam", "PUT /superadmin/teams/:id"),
      input: ({ teamId }: ParityIds) => ({ teamId, ...change }),
      params: ({ teamId }: ParityIds) => ({ id: teamId }),
      body: () => change,
    })),
  ]),
  ...[undefined, reported].map((before) => ({
    ...alike(
      `delete a team${before ? " that paid" : ""}`,
      "superadmin",
      "deleteTeam",
      DELETE_TEAM,
      ofTeam,
      before,
    ),
    params: ({ teamId }: ParityIds) => ({ id: teamId }),
  })),
  {
    ...alike("delete no team", "superadmin", "deleteTeam", DELETE_TEAM, () => ({ teamId: NO_ID })),
    params: () => ({ id: NO_ID }),
  },
  ...(["superadmin", "leader", "anonymous"] as const).flatMap((as) => [
    alike(`profile as ${as}`, as, "adminProfile", "GET /superadmin/profile"),
    ...[
      {},
      { password: "" },
      { password: "a new long password" },
      { password: "short" },
      { email: "x" },
      { email: "member@example.org" },
      { name: "" },
      { phone: "12" },
    ].map((change) =>
      alike(
        `profile ${JSON.stringify(change)} as ${as}`,
        as,
        "updateAdminProfile",
        "PUT /superadmin/profile",
        () => ({ name: "The Admin", email: "admin@club.example", ...change }),
      ),
    ),
  ]),
];
