import { isPermitted, type Permission } from "../../kernel/contract/access.js";
import type { ErrorCode } from "../../kernel/contract/catalogue.js";
import { type Grant, GRANTS } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import { TEAM_CALLERS, type TeamCaller } from "../graphql/team-callers.js";

/**
 * Who may do what, one row for each GraphQL operation and REST route. What the admin area does comes from
 * kernel/contract/access.ts, the operations on one team from app/graphql/team-callers.ts. The resolvers' @Authorized, the routes' `access` and the services' policies enforce it.
 * matrix.test.ts walks one row of each kind as every actor, and every row as the actors that tell it from all other
 * kinds; it fails on an operation or a route that has none.
 */

/**
 * Everyone who can ask. The team of the question is the leader's; `member` is an added person of it. The holders of a
 * grant, each of one, are in no team.
 */
export const ACTORS = [
  "anonymous",
  "badToken",
  "revoked",
  "teamless",
  "member",
  "leader",
  "otherLeader",
  ...(["treasurer", "contest", "desk", "content", "reader"] as const satisfies readonly Grant[]),
  "superadmin",
] as const;
export type PolicyActor = (typeof ACTORS)[number];

/** `allowed` may still be refused for what is asked or for the state of things, never for who asks. */
type Outcome = "allowed" | Extract<ErrorCode, (typeof DENIALS)[number]>;
export type PolicyRow = Readonly<Record<PolicyActor, Outcome>>;

/** The codes that refuse a person rather than a request. */
export const DENIALS = ["UNAUTHENTICATED", "FORBIDDEN", "NOT_LEADER", "NOT_YOUR_HANDLE"] as const;

/** A row for people without a grant: whoever holds some is answered as anybody else in no team. */
function row(outcomes: Omit<PolicyRow, Grant>): PolicyRow {
  return { ...outcomes, ...ofHolders(() => outcomes.teamless) };
}

function ofHolders(outcome: (grant: Grant) => Outcome): Record<Grant, Outcome> {
  return Object.fromEntries(GRANTS.map((grant) => [grant, outcome(grant)])) as Record<Grant, Outcome>;
}

function students(outcome: Outcome): Pick<PolicyRow, "teamless" | "member" | "leader" | "otherLeader"> {
  return { teamless: outcome, member: outcome, leader: outcome, otherLeader: outcome };
}

const everyone = row({
  anonymous: "allowed",
  badToken: "allowed",
  revoked: "allowed",
  ...students("allowed"),
  superadmin: "allowed",
});

const signedIn = row({
  ...everyone,
  anonymous: "UNAUTHENTICATED",
  badToken: "UNAUTHENTICATED",
  revoked: "UNAUTHENTICATED",
});

const superadmin = row({ ...signedIn, ...students("FORBIDDEN") });

/** Superadmins, and whoever holds a grant that gives this permission. */
function granted(permission: Permission): PolicyRow {
  const may = (grant: Grant): boolean => isPermitted({ role: Role.User, grants: [grant] }, permission);
  return { ...superadmin, ...ofHolders((grant) => (may(grant) ? "allowed" : "FORBIDDEN")) };
}

/** The people of the team, and Superadmins. */
const team = row({ ...signedIn, teamless: "FORBIDDEN", otherLeader: "FORBIDDEN" });
/** The added people of the team; a Superadmin is not one. The leader is refused by the state: they have to stay. */
const ownMembership: PolicyRow = { ...team, superadmin: "FORBIDDEN" };
/** The team's leader and Superadmins; a member is told to ask the leader. */
const leader: PolicyRow = { ...team, member: "NOT_LEADER" };
/** The team's leader alone, who moved the money; everyone else is told so. */
const leaderOnly = row({
  ...signedIn,
  teamless: "NOT_LEADER",
  member: "NOT_LEADER",
  otherLeader: "NOT_LEADER",
  superadmin: "NOT_LEADER",
});

const TEAM_ROWS: Readonly<Record<TeamCaller, PolicyRow>> = {
  "people and Superadmins": team,
  "added people": ownMembership,
  "leader and Superadmins": leader,
  leader: leaderOnly,
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
  "Mutation.deleteTeams": granted("deleteTeams"),

  ...Object.fromEntries(Object.entries(TEAM_CALLERS).map(([name, caller]) => [name, TEAM_ROWS[caller]])),

  "Query.reportedPayments": granted("reportedPayments"),
  "Query.reportedPayment": granted("reportedPayment"),
  "Query.paymentsPage": granted("paymentsPage"),
  "Mutation.decidePayment": granted("decidePayment"),
  "Subscription.paymentQueueChanged": granted("paymentQueueChanged"),
  "Query.inspectStatement": granted("inspectStatement"),
  "Query.previewStatement": granted("previewStatement"),
  "Query.statementBatches": granted("statementBatches"),
  "Query.statementBatch": granted("statementBatch"),
  "Mutation.commitStatement": granted("commitStatement"),
  "Mutation.undoStatementBatch": granted("undoStatementBatch"),

  "Query.teams": granted("teams"),
  "Query.teamsPage": granted("teamsPage"),
  "Mutation.updateTeam": granted("updateTeam"),
  "Query.rankingBoard": granted("rankingBoard"),
  "Query.rankingPreview": granted("rankingPreview"),
  "Query.rankingPublication": granted("rankingPublication"),
  "Mutation.draftRankings": granted("draftRankings"),
  "Mutation.publishRankings": granted("publishRankings"),
  "Mutation.discardRankingDraft": granted("discardRankingDraft"),
  "Mutation.undoRankings": granted("undoRankings"),
  "Subscription.rankingBoardChanged": granted("rankingBoardChanged"),
  "Query.users": granted("users"),
  "Query.allUsers": granted("allUsers"),
  "Query.accountDeletionImpacts": granted("accountDeletionImpacts"),
  "Query.statistics": granted("statistics"),
  "Query.auditEntries": granted("auditEntries"),
  "Query.auditActors": granted("auditActors"),
  "Query.siteSettings": superadmin,
  "Mutation.updateSiteSettings": superadmin,
  "Query.adminProfile": superadmin,
  "Mutation.updateAdminProfile": superadmin,
  "Query.mailingAudience": granted("mailingAudience"),
  "Query.sentMailings": granted("sentMailings"),
  "Query.sentMailing": granted("sentMailing"),
  "Mutation.sendMailing": granted("sendMailing"),
  "Mutation.retryMailing": granted("retryMailing"),
  "Query.failedMails": granted("failedMails"),
  "Mutation.resendMails": granted("resendMails"),
  "Mutation.createEvent": granted("createEvent"),
  "Mutation.updateEvent": granted("updateEvent"),
  "Mutation.setCurrentEvent": granted("setCurrentEvent"),
  "Mutation.updateUser": granted("updateUser"),
  "Mutation.setGrants": granted("setGrants"),
  "Mutation.deleteUser": granted("deleteUser"),
  "Mutation.deleteUsers": granted("deleteUsers"),
  "Mutation.beginExport": granted("beginExport"),
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
  "POST /auth/refresh": row({
    ...signedIn,
    ...students("UNAUTHENTICATED"),
    superadmin: "UNAUTHENTICATED",
  }),
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
  "POST /teams/correctPayment": leaderOnly,
  "POST /teams/withdrawPayment": leaderOnly,

  "GET /superadmin/teams": granted("teams"),
  "PUT /superadmin/teams/:id": granted("updateTeam"),
  "DELETE /superadmin/teams/:id": superadmin,
  "GET /superadmin/payments": granted("reportedPayments"),
  "POST /superadmin/payments/:teamId/decision": granted("decidePayment"),
  "GET /superadmin/profile": superadmin,
  "PUT /superadmin/profile": superadmin,
  "GET /superadmin/users": granted("allUsers"),
  "PUT /superadmin/users/:id": granted("updateUser"),
  "PUT /superadmin/users/:id/grants": granted("setGrants"),
  "DELETE /superadmin/users/:id": granted("deleteUser"),
};
