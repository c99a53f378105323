import { isPermitted, type Permission } from "../../kernel/contract/access.js";
import type { ErrorCode } from "../../kernel/contract/catalogue.js";
import { type Grant, GRANTS } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import type { TeamCaller } from "../graphql/team-callers.js";

/**
 * Everyone who can call. The team of the operation is the leader's; `member` is an added person of this team. The
 * holders of a grant, one for each, are in no team.
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

/** A row for people without a grant: holders of any grant are answered like other users without a team. */
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

/** Superadmins, and holders of a grant that gives this permission. */
export function granted(permission: Permission): PolicyRow {
  const may = (grant: Grant): boolean => isPermitted({ role: Role.User, grants: [grant] }, permission);
  return { ...superadmin, ...ofHolders((grant) => (may(grant) ? "allowed" : "FORBIDDEN")) };
}

/** Rows of operations that are named as what they need. */
export const grantedEach = (type: string, ...names: readonly Permission[]): Record<string, PolicyRow> =>
  Object.fromEntries(names.map((name) => [`${type}.${name}`, granted(name)]));

/** The people of the team, and Superadmins. */
export const team = row({ ...signedIn, teamless: "FORBIDDEN", otherLeader: "FORBIDDEN" });
/** The people of the team alone. */
export const people: PolicyRow = { ...team, superadmin: "FORBIDDEN" };
/** The added people of the team; a Superadmin is not one. The leader is refused by the state: they have to stay. */
export const ownMembership: PolicyRow = { ...team, superadmin: "FORBIDDEN" };
/** The team's leader and Superadmins; a member's error says to ask the leader. */
export const leader: PolicyRow = { ...team, member: "NOT_LEADER" };
/** Only the team's leader, who moved the money; everyone else's error says so. */
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
