import { isPermitted, type Permission } from "../../kernel/contract/access.js";
import type { ErrorCode } from "../../kernel/contract/catalogue.js";
import { type Grant, GRANTS } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import type { TeamCaller } from "../graphql/team-callers.js";

/**
 * All kinds of callers. `leader` leads the operation's team, and `member` was added to this team. Each grant has one
 * caller, who has only that grant and is in no team.
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

/**
 * The access result of an actor. An `allowed` request can still fail because of its input or the stored state, but not
 * because of the caller.
 */
type Outcome = "allowed" | Extract<ErrorCode, (typeof DENIALS)[number]>;
export type PolicyRow = Readonly<Record<PolicyActor, Outcome>>;

/** The error codes that refuse a caller rather than a request. */
export const DENIALS = ["UNAUTHENTICATED", "FORBIDDEN", "NOT_LEADER", "NOT_YOUR_HANDLE"] as const;

/** Returns a row in which grants make no difference. Grant holders are in no team, so they are like `teamless`. */
export function row(outcomes: Omit<PolicyRow, Grant>): PolicyRow {
  return { ...outcomes, ...ofHolders(() => outcomes.teamless) };
}

function ofHolders(outcome: (grant: Grant) => Outcome): Record<Grant, Outcome> {
  return Object.fromEntries(GRANTS.map((grant) => [grant, outcome(grant)])) as Record<Grant, Outcome>;
}

export function students(
  outcome: Outcome,
): Pick<PolicyRow, "teamless" | "member" | "leader" | "otherLeader"> {
  return { teamless: outcome, member: outcome, leader: outcome, otherLeader: outcome };
}

export const everyone = row({
  anonymous: "allowed",
  badToken: "allowed",
  revoked: "allowed",
  ...students("allowed"),
  superadmin: "allowed",
});

export const signedIn = row({
  ...everyone,
  anonymous: "UNAUTHENTICATED",
  badToken: "UNAUTHENTICATED",
  revoked: "UNAUTHENTICATED",
});

export const superadmin = row({ ...signedIn, ...students("FORBIDDEN") });

/** Returns a row that allows Superadmins and the holders of a grant with this permission. */
export function granted(permission: Permission): PolicyRow {
  const may = (grant: Grant): boolean => isPermitted({ role: Role.User, grants: [grant] }, permission);
  return { ...superadmin, ...ofHolders((grant) => (may(grant) ? "allowed" : "FORBIDDEN")) };
}

/** Returns rows for operations that have the same name as their permission. */
export const grantedEach = (type: string, ...names: readonly Permission[]): Record<string, PolicyRow> =>
  Object.fromEntries(names.map((name) => [`${type}.${name}`, granted(name)]));

/** Allows the people of the team, and Superadmins. */
export const team = row({ ...signedIn, teamless: "FORBIDDEN", otherLeader: "FORBIDDEN" });
/** Allows only the people of the team. */
export const people: PolicyRow = { ...team, superadmin: "FORBIDDEN" };
/**
 * Allows the people of the team, but no Superadmin. For accepting and leaving, which are meant for added people. The
 * leader also passes this check, but a later check refuses a leader who wants to leave. If the leader accepts, nothing
 * changes.
 */
export const ownMembership: PolicyRow = { ...team, superadmin: "FORBIDDEN" };
/** Allows the team's leader and Superadmins. A member's error says to ask the leader. */
export const leader: PolicyRow = { ...team, member: "NOT_LEADER" };
/** Allows only the team's leader, who pays the fee and answers for the team's place. */
export const leaderOnly = row({
  ...signedIn,
  teamless: "NOT_LEADER",
  member: "NOT_LEADER",
  otherLeader: "NOT_LEADER",
  superadmin: "NOT_LEADER",
});

export const TEAM_ROWS: Readonly<Record<TeamCaller, PolicyRow>> = {
  people: people,
  "people and Superadmins": team,
  "added people": ownMembership,
  "leader and Superadmins": leader,
  leader: leaderOnly,
};
