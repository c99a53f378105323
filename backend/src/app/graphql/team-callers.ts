/**
 * The people of a team who may call an operation on that team. "and Superadmins" means that a Superadmin may call the
 * operation for any team.
 */
export type TeamCaller =
  | "people"
  | "people and Superadmins"
  | "added people"
  | "leader and Superadmins"
  | "leader";

/**
 * The allowed callers of each operation on one team. The decorator `@Authorized()` does not name them. The services
 * enforce them with modules/teams/contract/team.policy.ts. The rows of app/testing/policy.ts and the sentences in the
 * schema are derived from this table. matrix.test.ts calls every operation as several actors, so that a wrong entry is
 * noticed.
 */
export const TEAM_CALLERS: Readonly<Record<string, TeamCaller>> = {
  "Subscription.teamChanged": "people and Superadmins",
  "Query.teamPayment": "people and Superadmins",
  "Mutation.updateHandle": "people and Superadmins",
  "Query.teamCalendar": "people",
  // People see their own pass. The leader also sees the passes of people without an account (DeskPassService).
  "Query.teamPasses": "people",
  "Mutation.renewPass": "people",
  // A member may send their own record, but may change only the handle in it (mayFillIn).
  "Mutation.updateMemberRecord": "people and Superadmins",
  // Besides the added people, the check of the next two operations lets the leader pass. For the leader, accepting
  // changes nothing, and leaving is refused later.
  "Mutation.acceptMembership": "added people",
  "Mutation.leaveTeam": "added people",
  "Mutation.addMember": "leader and Superadmins",
  "Mutation.addMemberRecord": "leader and Superadmins",
  "Mutation.removeMember": "leader and Superadmins",
  "Query.teamInvitations": "people and Superadmins",
  "Mutation.inviteToTeam": "leader and Superadmins",
  "Mutation.resendInvitation": "leader and Superadmins",
  "Mutation.withdrawInvitation": "leader and Superadmins",
  "Query.joinRequests": "leader and Superadmins",
  "Mutation.acceptRequest": "leader and Superadmins",
  "Mutation.declineRequest": "leader and Superadmins",
  "Mutation.listTeam": "leader and Superadmins",
  "Mutation.unlistTeam": "leader and Superadmins",
  "Mutation.inviteListed": "leader and Superadmins",
  "Query.invitationLink": "leader and Superadmins",
  "Mutation.renewInvitationLink": "leader and Superadmins",
  "Mutation.endInvitationLink": "leader and Superadmins",
  "Mutation.transferTeam": "leader and Superadmins",
  "Mutation.deleteTeam": "leader and Superadmins",
  // Only the leader pays the fee and answers for the team's place, so only the leader may call these operations.
  "Mutation.reportPayment": "leader",
  "Mutation.correctPayment": "leader",
  "Mutation.withdrawPayment": "leader",
  "Mutation.setRefundAccount": "leader",
  "Mutation.acceptPlace": "leader",
  "Mutation.declinePlace": "leader",
};
