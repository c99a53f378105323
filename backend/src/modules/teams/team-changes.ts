import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { recordAudit, type RecordAct } from "../../kernel/audit/audit-log.js";
import type { Caller } from "../../kernel/auth/caller.js";
import type { AuditAction } from "../../kernel/contract/audit-labels.js";
import { LIMITS } from "../../kernel/contract/limits.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { msg, type Text } from "../../kernel/languages/message.js";
import { translate } from "../../kernel/languages/translate.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import { isLeader, type Actor, type PolicyTeam, type Verdict } from "./contract/team.policy.js";
import { actorOf, readerOf, showTeam } from "./reads/team-visibility.js";
import { MEMBER_ACCOUNT, MEMBER_EMAIL, MEMBER_IDENTITY, MEMBER_USER } from "./team-member.entity.js";
import type { TeamReadRepository } from "./reads/team-read.repository.js";
import type { TeamRecord } from "./reads/team-record.js";
import type { TeamPayload } from "./team.types.js";

/** How often a change that others overtook is judged again before it is given up. */
const MAX_CHANGES = 3;
/** With 100,000 teams one new reference in 335 is taken already; five in a row never are. */
const MAX_CREATIONS = 5;

/** Thrown inside a change whose team is no longer as it was read: the whole change is rolled back and judged again. */
export class StaleTeam extends Error {
  override readonly name = "StaleTeam";
}

/** One change to a team: how to find it, who may, and what to write. */
export interface TeamChange {
  readonly load: (reads: TeamReadRepository) => Promise<TeamRecord | null>;
  readonly may: (team: TeamRecord, actor: Actor) => Verdict;
  /** Whether it is for the actor also in a team of a past event; without it no. */
  readonly evenPast?: (team: TeamRecord, actor: Actor) => boolean;
  /** Begins with a conditional statement on the team's row and throws StaleTeam when it takes no effect. */
  readonly write: (tx: Tx, team: TeamRecord) => Promise<void>;
}

/** What a failed creation of a team means. */
interface FailedCreation {
  /** True when another attempt may succeed. */
  readonly mayRetry: (error: unknown) => Promise<boolean>;
  /** Returns the error that the last attempt is answered with. */
  readonly refusal: (error: unknown) => Promise<unknown>;
}

/** The way every change to a team goes: load → policy → change. */
export class TeamChanges {
  constructor(
    private readonly db: Database,
    private readonly reads: TeamReadRepository,
  ) {}

  /**
   * Makes a change; answers the team as it was before. Policy judges what was read; the statements of `write` repeat
   * what must still hold, so a change overtaken by another one is judged again and refused for the true reason.
   * @throws DomainError TEAM_NOT_FOUND; the policy's refusal; REGISTRATION_CLOSED for a team of a past event, which is
   * history that only a Superadmin corrects; CONFLICT when others kept overtaking.
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
        });
        return team;
      } catch (error) {
        if (!(error instanceof StaleTeam)) throw error;
      }
    }
    throw new DomainError("CONFLICT");
  }

  /**
   * Creates a team in one transaction, which is repeated while its failure may pass.
   * @throws what `refusal` returns
   */
  async create<T>(write: (tx: Tx) => Promise<T>, { mayRetry, refusal }: FailedCreation): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.inTransaction(write);
      } catch (error) {
        if (attempt === MAX_CREATIONS || !(await mayRetry(error))) throw await refusal(error);
      }
    }
  }

  /** Throws what `run` would throw of who may, for what has to be asked outside before. */
  async require(caller: Caller, { load, may }: Pick<TeamChange, "load" | "may">): Promise<void> {
    const team = await load(this.reads);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    const actor = actorOf(caller);
    enforce(may(team, actor), actor, team);
  }

  /** The reply of a change: the text, and the team as the caller sees it now. */
  async reply(caller: Caller, teamId: string, text: Text): Promise<TeamPayload> {
    const team = await this.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    const message = translate(caller.pageLanguage ?? "en", text);
    return { message, team: showTeam(team, readerOf(caller)), session: null };
  }
}

/** True for what a Superadmin does to a team that they do not lead. */
export function isAdminsAct(caller: Caller, team: TeamRecord): boolean {
  const actor = actorOf(caller);
  return actor.isSuperadmin && !isLeader(team, actor);
}

/** Writes down what a Superadmin does to a team that they do not lead. */
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

/** True when a person could not be added because they are in a team of the event: by account, e-mail or identity. */
export function isPersonTaken(error: unknown): boolean {
  return [MEMBER_USER, MEMBER_EMAIL, MEMBER_IDENTITY].some((key) => violates(error, key));
}

/**
 * Runs a write that puts a person into a team.
 * @throws DomainError PERSON_IN_TEAM when the event has them already, ACCOUNT_NOT_FOUND when their account just went.
 */
export async function personTaken(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isPersonTaken(error)) throw new DomainError("PERSON_IN_TEAM", { cause: error });
    // Their account was deleted at the same moment; only MySQL lets the two get this far.
    if (error instanceof Error && error.message.includes(`CONSTRAINT \`${MEMBER_ACCOUNT}\``))
      throw new DomainError("ACCOUNT_NOT_FOUND", { cause: error });
    throw error;
  }
}

/**
 * @throws DomainError with the refusal's code, in words for the actor and the team: a Superadmin is not advised to
 * write to the club, and a full team's refusal names its event's size.
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

/** Returns the refusal of one more person in a team of this event. */
export function teamFull({ maxTeamSize }: PolicyTeam["event"]): DomainError {
  if (maxTeamSize === LIMITS.teamSize) return new DomainError("TEAM_FULL");
  const message =
    maxTeamSize === 1
      ? msg("A team of this event has exactly one person.")
      : msg("A team of this event cannot have more than {size} members.", { size: maxTeamSize });
  return new DomainError("TEAM_FULL", { message });
}
