import type { ErrorCode } from "../kernel/contract/catalogue.js";

/**
 * Who may do what, one row for each GraphQL operation and REST route. The resolvers' @Authorized, the routes' `access`
 * and the services' policies enforce it; matrix.test.ts walks every row as every actor, and fails on an operation or a
 * route that has none.
 */

/** Everyone who can ask. The team of the question is the leader's; `member` is an added person of it. */
export const ACTORS = [
  "anonymous",
  "badToken",
  "revoked",
  "teamless",
  "member",
  "leader",
  "otherLeader",
  "superadmin",
] as const;
export type PolicyActor = (typeof ACTORS)[number];

/** `allowed` may still be refused for what is asked or for the state of things, never for who asks. */
export type Outcome = "allowed" | Extract<ErrorCode, (typeof DENIALS)[number]>;
export type PolicyRow = Readonly<Record<PolicyActor, Outcome>>;

/** The codes that refuse a person rather than a request. */
export const DENIALS = ["UNAUTHENTICATED", "FORBIDDEN", "NOT_LEADER", "NOT_YOUR_HANDLE"] as const;

const everyone: PolicyRow = {
  anonymous: "allowed",
  badToken: "allowed",
  revoked: "allowed",
  teamless: "allowed",
  member: "allowed",
  leader: "allowed",
  otherLeader: "allowed",
  superadmin: "allowed",
};

const signedIn: PolicyRow = {
  ...everyone,
  anonymous: "UNAUTHENTICATED",
  badToken: "UNAUTHENTICATED",
  revoked: "UNAUTHENTICATED",
};

const superadmin: PolicyRow = {
  ...signedIn,
  teamless: "FORBIDDEN",
  member: "FORBIDDEN",
  leader: "FORBIDDEN",
  otherLeader: "FORBIDDEN",
};

/** The people of the team, and Superadmins. */
const team: PolicyRow = { ...signedIn, teamless: "FORBIDDEN", otherLeader: "FORBIDDEN" };
/** The added people of the team; a Superadmin is not one. The leader is refused by the state: they have to stay. */
const ownMembership: PolicyRow = { ...team, superadmin: "FORBIDDEN" };
/** The team's leader and Superadmins; a member is told to ask the leader. */
const leader: PolicyRow = { ...team, member: "NOT_LEADER" };
/** The team's leader alone, who moved the money; everyone else is told so. */
const leaderOnly: PolicyRow = {
  ...signedIn,
  teamless: "NOT_LEADER",
  member: "NOT_LEADER",
  otherLeader: "NOT_LEADER",
  superadmin: "NOT_LEADER",
};

/** GraphQL: `Query.name`, `Mutation.name`, `Subscription.name`. */
export const OPERATION_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Query.viewer": everyone,
  "Query.currentEvent": everyone,
  "Query.events": everyone,
  "Query.event": everyone,
  "Query.siteContent": everyone,
  "Query.memberBatch": everyone,
  "Mutation.requestEmailCode": everyone,
  "Mutation.verifyEmailCode": everyone,
  "Mutation.signUp": everyone,
  "Mutation.logIn": everyone,
  "Mutation.completeLogIn": everyone,
  "Mutation.passkeyLogInOptions": everyone,
  "Mutation.logOut": everyone,
  "Mutation.requestPasswordReset": everyone,
  "Mutation.verifyResetCode": everyone,
  "Mutation.setNewPassword": everyone,
  "Mutation.sendContactMessage": everyone,

  "Query.sessions": signedIn,
  "Query.exportMyData": signedIn,
  "Mutation.updateProfile": signedIn,
  "Mutation.changePassword": signedIn,
  "Mutation.requestEmailChange": signedIn,
  "Mutation.changeEmail": signedIn,
  "Mutation.endSession": signedIn,
  "Mutation.endOtherSessions": signedIn,
  "Mutation.deleteAccount": signedIn,
  "Query.confirmedUntil": signedIn,
  "Mutation.confirmIdentity": signedIn,

  "Query.secondFactors": signedIn,
  "Mutation.passkeyProofOptions": signedIn,
  "Mutation.beginTotp": signedIn,
  "Mutation.confirmTotp": signedIn,
  "Mutation.removeTotp": signedIn,
  "Mutation.newRecoveryCodes": signedIn,
  "Mutation.passkeyRegistrationOptions": signedIn,
  "Mutation.addPasskey": signedIn,
  "Mutation.renamePasskey": signedIn,
  "Mutation.removePasskey": signedIn,

  "Query.myTeam": signedIn,
  "Query.teamByName": signedIn,
  "Mutation.createTeam": signedIn,
  "Mutation.updateHandle": team,
  // A member may send their own record; all that they may change in it is the handle (mayFillIn).
  "Mutation.updateMemberRecord": team,
  // The leader is in the team already: saying so again changes nothing.
  "Mutation.acceptMembership": ownMembership,
  "Mutation.leaveTeam": ownMembership,
  "Mutation.addMember": leader,
  "Mutation.addMemberRecord": leader,
  "Mutation.removeMember": leader,
  "Mutation.transferTeam": leader,
  "Mutation.deleteTeam": leader,
  "Subscription.teamChanged": team,

  "Query.teamPayment": team,
  "Mutation.reportPayment": leaderOnly,
  "Query.reportedPayments": superadmin,
  "Query.reportedPayment": superadmin,
  "Query.paymentsPage": superadmin,
  "Mutation.decidePayment": superadmin,
  "Subscription.paymentQueueChanged": superadmin,
  "Query.inspectStatement": superadmin,
  "Query.previewStatement": superadmin,
  "Query.statementBatches": superadmin,
  "Query.statementBatch": superadmin,
  "Mutation.commitStatement": superadmin,
  "Mutation.undoStatementBatch": superadmin,

  "Query.teams": superadmin,
  "Query.teamsPage": superadmin,
  "Mutation.updateTeam": superadmin,
  "Query.rankingBoard": superadmin,
  "Query.rankingPreview": superadmin,
  "Query.rankingPublication": superadmin,
  "Mutation.setRankings": superadmin,
  "Mutation.draftRankings": superadmin,
  "Mutation.publishRankings": superadmin,
  "Mutation.discardRankingDraft": superadmin,
  "Mutation.undoRankings": superadmin,
  "Subscription.rankingBoardChanged": superadmin,
  "Query.users": superadmin,
  "Query.allUsers": superadmin,
  "Query.departures": superadmin,
  "Query.user": superadmin,
  "Query.statistics": superadmin,
  "Query.auditEntries": superadmin,
  "Query.siteSettings": superadmin,
  "Mutation.updateSiteSettings": superadmin,
  "Query.adminProfile": superadmin,
  "Mutation.updateAdminProfile": superadmin,
  "Query.mailingAudience": superadmin,
  "Query.sentMailings": superadmin,
  "Query.sentMailing": superadmin,
  "Mutation.sendMailing": superadmin,
  "Mutation.retryMailing": superadmin,
  "Query.failedMails": superadmin,
  "Mutation.resendMails": superadmin,
  "Mutation.createEvent": superadmin,
  "Mutation.updateEvent": superadmin,
  "Mutation.setCurrentEvent": superadmin,
  "Mutation.updateUser": superadmin,
  "Mutation.deleteUser": superadmin,
  "Mutation.beginExport": superadmin,
};

/** REST: method and path under /api as in the route table. */
export const ROUTE_POLICY: Readonly<Record<string, PolicyRow>> = {
  "GET /events": everyone,
  "GET /events/:slug": everyone,
  "POST /auth/verify-email": everyone,
  "POST /auth/verify-email-otp": everyone,
  "POST /auth/signup": everyone,
  "POST /auth/login": everyone,
  "POST /auth/login/second-factor": everyone,
  "POST /auth/login/passkey-options": everyone,
  "POST /auth/logout": everyone,
  "POST /auth/forget-pass": everyone,
  "POST /auth/forget-pass-verify-otp": everyone,
  "POST /auth/set-new-password": everyone,
  // Judged by its cookie alone; without one it answers as to a stranger, whoever asks.
  "POST /auth/refresh": {
    ...signedIn,
    teamless: "UNAUTHENTICATED",
    member: "UNAUTHENTICATED",
    leader: "UNAUTHENTICATED",
    otherLeader: "UNAUTHENTICATED",
    superadmin: "UNAUTHENTICATED",
  },
  "POST /auth/confirm": signedIn,
  "POST /contact": everyone,

  "GET /eventTeam/get-all-team": signedIn,
  "POST /eventTeam/get-team": signedIn,
  "POST /eventTeam/create-team": signedIn,
  "POST /eventTeam/add-member": leader,
  "POST /eventTeam/update-team": team,
  "DELETE /eventTeam/members/:id": leader,
  "POST /eventTeam/accept": ownMembership,
  "POST /eventTeam/leave": ownMembership,
  "POST /eventTeam/transfer": leader,
  "GET /teams": signedIn,
  "POST /teams": signedIn,
  "POST /teams/addMembers": leader,
  "PUT /teams/members/:id": team,
  "POST /teams/paymentStatus": leaderOnly,

  "GET /superadmin/teams": superadmin,
  "PUT /superadmin/teams/:id": superadmin,
  "DELETE /superadmin/teams/:id": superadmin,
  "GET /superadmin/payments": superadmin,
  "POST /superadmin/payments/:teamId/decision": superadmin,
  "GET /superadmin/profile": superadmin,
  "PUT /superadmin/profile": superadmin,
  "GET /superadmin/users": superadmin,
  "PUT /superadmin/users/:id": superadmin,
  "DELETE /superadmin/users/:id": superadmin,
};
