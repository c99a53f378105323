import { alike, invited, NO_ID, type ParityIds, type Scenario } from "./parity-scenario.js";

/** Scenarios in which a team invites one person and the person answers. */
export const INVITATION_SCENARIOS: readonly Scenario[] = (
  ["leader", "member", "teamless", "superadmin"] as const
).flatMap((as) => [
  ...["fresh@example.org", "member@example.org", "x"].map((to) =>
    alike(`invite ${to} as ${as}`, as, "inviteToTeam", "POST /eventTeam/invitations", ({ teamId }) => ({
      teamId,
      email: to,
    })),
  ),
  {
    ...alike(`invited as ${as}`, as, "teamInvitations", "GET /eventTeam/team-invitations/:teamId"),
    input: ({ teamId }: ParityIds) => ({ teamId }),
    params: ({ teamId }: ParityIds) => ({ teamId }),
  },
  ...(["resendInvitation", "withdrawInvitation"] as const).map((operation) =>
    alike(
      `${operation} as ${as}`,
      as,
      operation,
      operation === "resendInvitation"
        ? "POST /eventTeam/resend-invitation"
        : "POST /eventTeam/withdraw-invitation",
      ({ teamId }) => ({ teamId, invitationId: NO_ID }),
    ),
  ),
  ...[undefined, invited].flatMap((before) => [
    alike(`mine as ${as}`, as, "myInvitations", "GET /eventTeam/my-invitations", undefined, before),
    alike(
      `accept the invitation as ${as}`,
      as,
      "acceptInvitation",
      "POST /eventTeam/accept-invitation",
      ({ teamId }) => ({ teamId, codeforcesHandle: "tourist" }),
      before,
    ),
    alike(
      `decline the invitation as ${as}`,
      as,
      "declineInvitation",
      "POST /eventTeam/decline-invitation",
      ({ teamId }) => ({ teamId }),
      before,
    ),
  ]),
]);
