import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { recordAudit, type RecordAct } from "../../kernel/audit/audit-log.js";
import type { Caller } from "../../kernel/auth/caller.js";
import type { AuditAction } from "../../kernel/contract/audit-labels.js";
import { LIMITS } from "../../kernel/contract/limits.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { msg, type Text, translate } from "../../kernel/languages/message.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import { isLeader, type Actor, type PolicyTeam, type Verdict } from "./contract/team.policy.js";
import { actorOf, readerOf, showTeam } from "./reads/team-visibility.js";
import { MEMBER_ACCOUNT, MEMBER_EMAIL, MEMBER_IDENTITY, MEMBER_USER } from "./team-member.entity.js";
import type { TeamReadRepository } from "./reads/team-read.repository.js";
import type { TeamRecord } from "./reads/team-record.js";
import type { TeamPayload } from "./team.types.js";

/** Maximum number of attempts to make a change when concurrent changes come first. */
const MAX_CHANGES = 3;

/**
 * Thrown by a change's `write` when the team has changed since it was read. The change is then rolled back and retried.
 */
export class StaleTeam extends Error {
  override readonly name = "StaleTeam";
}

/** A change to a team: how to load the team, the rule that allows the change, and the write. */
export interface TeamChange {
  readonly load: (reads: TeamReadRepository) => Promise<TeamRecord | null>;
  readonly may: (team: TeamRecord, actor: Actor) => Verdict;
  /**
   * Returns whether the actor may change the team even in a past event. Without this function, only a Superadmin may.
   */
  readonly evenPast?: (team: TeamRecord, actor: Actor) => boolean;
  /**
   * Writes the change with conditional UPDATEs. Throws StaleTeam if an UPDATE matches no row, because the team has then
   * changed since it was read.
   */
  readonly write: (tx: Tx, team: TeamRecord) => Promise<void>;
}

/** Runs every change to an existing team in the same order: load, check the policy, write. */
export class TeamChanges {
  constructor(
    private readonly db: Database,
    private readonly reads: TeamReadRepository,
  ) {}

  /**
   * Makes a change and returns the team as it was before. Each attempt reads the team and checks the policy. The SQL
   * statements of `write` repeat the conditions. If the team changed in between, the next attempt checks the policy
   * with the new state, so that an error gives the true reason.
   * @throws DomainError TEAM_NOT_FOUND, or the policy's error. REGISTRATION_CLOSED for a team in a past event, unless
   * the caller is a Superadmin or `evenPast` allows the change. CONFLICT when all attempts met concurrent changes.
   */
  async run(caller: Caller, { load, may, evenPast, write }: TeamChange): Promise<TeamRecord> {
    const actor = actorOf(caller);
    for (let attempt = 1; attempt <= MAX_CHANGES; attempt++) {
      const team = await load(this.reads);
      if (!team) throw new DomainError("TEAM_NOT_FOUND");
      enforce(may(team, actor), actor, team);
      const history = team.event.state === "past" && !actor.isSuperadmin && !evenPast?.(team, actor);
      if (history) throw new DomainError("REGISTRATION_CLOSED");
      try {
        await this.db.inTransaction(async (tx) => {
          await write(tx, team);
          announce(tx, { topic: Topic.team, id: team.id });
          // The results show a ranked team's name and handles.
          if (team.ranking !== null) announce(tx, { topic: Topic.results, id: team.event.id });
        });
        return team;
      } catch (error) {
        if (!(error instanceof StaleTeam)) throw error;
      }
    }
    throw new DomainError("CONFLICT");
  }

  /**
   * Checks whether the caller may make a change. Called by services that must ask another service before `run`.
   * @throws DomainError TEAM_NOT_FOUND; the policy's error.
   */
  async require(caller: Caller, { load, may }: Pick<TeamChange, "load" | "may">): Promise<void> {
    const team = await load(this.reads);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    const actor = actorOf(caller);
    enforce(may(team, actor), actor, team);
  }

  /** Returns the reply to a change: the message, and the team as the caller now sees it. */
  async reply(caller: Caller, teamId: string, text: Text): Promise<TeamPayload> {
    const team = await this.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    const message = translate(caller.pageLanguage ?? "en", text);
    return { message, team: showTeam(team, readerOf(caller)), session: null };
  }
}

/** Returns whether the caller is a Superadmin who does not lead the team. */
export function isAdminsAct(caller: Caller, team: TeamRecord): boolean {
  const actor = actorOf(caller);
  return actor.isSuperadmin && !isLeader(team, actor);
}

/**
 * Records in the audit log what a Superadmin did to a team that they do not lead. Records nothing for other callers.
 */
export async function auditAdmin(
  tx: Tx,
  caller: Caller,
  team: TeamRecord,
  action: AuditAction,
  details: Readonly<Record<string, unknown>> = {},
  record: RecordAct = recordAudit,
): Promise<void> {
  if (!isAdminsAct(caller, team)) return;
  await record(tx, {
    actor: caller,
    action,
    targetType: "team",
    targetId: team.id,
    targetName: team.name,
    details,
  });
}

/** Returns whether a person could not be added because a team in the event has their account, e-mail or identity. */
export function isPersonTaken(error: unknown): boolean {
  return [MEMBER_USER, MEMBER_EMAIL, MEMBER_IDENTITY].some((key) => violates(error, key));
}

/**
 * Runs `write`, which adds a person to a team.
 * @throws DomainError PERSON_IN_TEAM when they are already in a team in the event, ACCOUNT_NOT_FOUND when their account
 * was just deleted.
 */
export async function personTaken(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isPersonTaken(error)) throw new DomainError("PERSON_IN_TEAM", { cause: error });
    // The account was deleted concurrently. Only on MySQL can the INSERT fail at the foreign key, because only MySQL
    // runs write transactions concurrently.
    if (error instanceof Error && error.message.includes(`CONSTRAINT \`${MEMBER_ACCOUNT}\``))
      throw new DomainError("ACCOUNT_NOT_FOUND", { cause: error });
    throw error;
  }
}

/**
 * Throws an error if the verdict is a refusal. For a locked roster, Superadmins get a text that does not advise them to
 * write to the club. The text for a full team names the event's team size.
 * @throws DomainError with the verdict's code.
 */
export function enforce(
  verdict: Verdict,
  actor?: Pick<Actor, "isSuperadmin">,
  team?: Pick<PolicyTeam, "event">,
): void {
  if (verdict.allowed) return;
  if (verdict.code === "TEAM_FULL" && team) throw teamFull(team.event);
  const forAdmin = actor?.isSuperadmin === true && verdict.code === "ROSTER_LOCKED";
  throw new DomainError(verdict.code, forAdmin ? { message: ADMIN_RULES.rosterLocked } : {});
}

/** Returns the error for adding a person to a full team in this event. */
export function teamFull({ maxTeamSize }: PolicyTeam["event"]): DomainError {
  if (maxTeamSize === LIMITS.teamSize) return new DomainError("TEAM_FULL");
  const message =
    maxTeamSize === 1
      ? msg("A team in this event has exactly one person.")
      : msg("A team in this event cannot have more than {size} members.", { size: maxTeamSize });
  return new DomainError("TEAM_FULL", { message });
}
