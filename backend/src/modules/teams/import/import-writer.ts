import { recordAudit } from "../../../kernel/audit/audit-log.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import type { Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { queryBatch } from "../../../kernel/fast/batch.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { asMsg, joined } from "../../../kernel/languages/message.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import type { ConsentService } from "../changes/consent.service.js";
import { teamNameKey } from "../contract/team-name.js";
import { rosterLocked } from "../contract/team.policy.js";
import type { HandleHolders } from "../members/handle-holders.js";
import { addedMember } from "../members/new-member.js";
import type { CountedMail } from "../notices/external-mails.js";
import { personTaken, teamFull } from "../team-changes.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import type { TeamNotices } from "../notices/team-notices.js";
import { type NewMember, ownerOf } from "../reads/team-record.js";
import { newTeamReference } from "../changes/team-reference.js";
import { TEAM_NAME } from "../team.entity.js";
import type { TeamRepository } from "../team.repository.js";
import { writtenHandle } from "./double-handles.js";
import type { PlannedPerson, PlannedTeam } from "./import-plan.js";

interface Import {
  readonly plan: readonly PlannedTeam[];
  /** Counted mails by address: each says whether the address may get a mail. The key "" is for people without one. */
  readonly mails: ReadonlyMap<string, CountedMail>;
  readonly inPerson: boolean;
}

/** A planned team, with the id of the existing or new team and of its leader's account. */
interface Target extends PlannedTeam {
  readonly id: string;
  readonly leaderId: string;
}

/** Writes the teams in a list, with the same conditional SQL statements as for teams entered by hand. */
export class ImportWriter {
  constructor(
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly accounts: AccountService,
    private readonly consent: ConsentService,
    private readonly notices: TeamNotices,
    private readonly holders: HandleHolders,
  ) {}

  /**
   * Writes a plan that has no problems, and returns the ids of the new teams. The calling code must have locked the
   * accounts' rows.
   */
  async write(tx: Tx, actor: Caller, event: EventRecord, list: Import): Promise<string[]> {
    const targets = list.plan.map(targetOf).sort((a, b) => (a.id < b.id ? -1 : 1));
    if (list.inPerson) await this.#declineOthers(tx, event, targets);
    for (const target of targets) {
      try {
        if (!target.existing) await this.#createTeam(tx, actor, event, target);
        await this.#addPeople(tx, actor, event, target, list);
        announce(tx, { topic: Topic.team, id: target.id });
      } catch (error) {
        throw named(target.name, error);
      }
    }
    return targets.flatMap(({ id, existing }) => (existing ? [] : [id]));
  }

  /**
   * Declines the other invitations and unconfirmed memberships of people who agreed in person. Runs before any team in
   * the list is locked, so that concurrent imports do not deadlock.
   */
  async #declineOthers(tx: Tx, event: EventRecord, targets: readonly Target[]): Promise<void> {
    for (const { id, lines } of targets) {
      for (const { account, outcome } of lines) {
        if (account && outcome !== "UNCHANGED") await this.consent.declineAll(tx, account, event.id, id);
      }
    }
  }

  async #createTeam(tx: Tx, actor: Caller, event: EventRecord, target: Target): Promise<void> {
    const { id, name, leaderId, lines } = target;
    const [leader] = lines;
    const [newLeader] = await queryBatch(
      tx,
      this.accounts.promoteNewLeader(leaderId, { byThemselves: false }),
    );
    if (!leader?.account || !newLeader)
      throw new DomainError("CONFLICT", { message: ADMIN_RULES.csvFirstPerson });
    await this.accounts.forgetCodesOf(tx, newLeader);
    const names = { id, eventId: event.id, name, nameKey: teamNameKey(name) };
    await this.teams.insert(tx, { ...names, leaderId, reference: newTeamReference(event.title) });
    await this.#insert(tx, agreed(leader, target, event));
    await this.notices.registered(tx, { id, name, event }, newLeader);
    const details = { leader: leader.name, by: "file" };
    const about = { targetType: "team", targetId: id, targetName: name };
    await recordAudit(tx, { actor, action: "team.create", ...about, details });
  }

  async #addPeople(tx: Tx, actor: Caller, event: EventRecord, target: Target, list: Import): Promise<void> {
    const added = target.lines.filter(({ outcome }) => outcome !== "LEADS" && outcome !== "UNCHANGED");
    for (const person of added) {
      if (!(await this.teams.reserveSeat(tx, target))) throw await this.#noSeat(target.id, event);
      await this.#insert(tx, rowOf(person, target, event));
      await this.#notify(tx, actor, { ...target, event }, person, list);
    }
    if (added.length === 0) return;
    const details = { people: added.map(({ name }) => name), by: "file", inPerson: list.inPerson };
    const about = { targetType: "team", targetId: target.id, targetName: target.name };
    await recordAudit(tx, { actor, action: "team.add-member", ...about, details });
  }

  /** Inserts a person. If another person holds their handle, the handle counts as taken. */
  async #insert(tx: Tx, person: NewMember): Promise<void> {
    const claim = { eventId: person.eventId, handle: person.codeforcesHandle, ownerId: ownerOf(person) };
    await this.holders.broughtAlong(tx, claim, (holds) =>
      personTaken(() => this.members.insert(tx, person, holds)),
    );
  }

  async #notify(
    tx: Tx,
    actor: Caller,
    team: Target & { readonly event: EventRecord },
    { account, fields, outcome }: PlannedPerson,
    { mails }: Import,
  ): Promise<void> {
    const mail = mails.get(fields.email ?? "")?.allowed ?? false;
    const inPerson = outcome === "AGREED";
    if (account) await this.notices.added(tx, team, actor, account, { mail, inPerson });
    else if (fields.email !== null && mail) await this.notices.addedByAddress(tx, team, actor, fields.email);
  }

  async #noSeat(teamId: string, event: EventRecord): Promise<DomainError> {
    const now = await this.teams.forPayment(teamId);
    if (!now) return new DomainError("TEAM_NOT_FOUND");
    if (!rosterLocked(now.paymentStatus)) return teamFull(event);
    return new DomainError("ROSTER_LOCKED", { message: ADMIN_RULES.rosterLocked });
  }
}

function targetOf(team: PlannedTeam): Target {
  const leaderId = team.existing?.leaderId ?? team.lines[0]?.account?.id ?? "";
  return { ...team, id: team.existing?.id ?? newId(), leaderId };
}

/**
 * Returns the row of a leader, of a person who agreed, or of a person without an account. The list's data only fills
 * gaps in the account's data, except that a handle in the list replaces the account's handle.
 */
function agreed(line: PlannedPerson, { id }: Target, event: EventRecord): NewMember {
  const { account, fields, outcome } = line;
  const person = { ...fields, codeforcesHandle: writtenHandle(line), userId: account?.id ?? null };
  const place = { id: newId(), teamId: id, eventId: event.id };
  return { ...place, ...person, isLeader: outcome === "LEADS", confirmed: account !== null };
}

/**
 * Returns the row of an added person. If the owner of an account has not agreed, name and address come from the
 * account, and the other fields from the list (new-member.ts). The identity key is made from the account's college and
 * roll number. If the account lacks one of these two, it is taken from the list.
 */
function rowOf(person: PlannedPerson, target: Target, event: EventRecord): NewMember {
  const { account, outcome, row } = person;
  if (!account || outcome === "AGREED") return agreed(person, target, event);
  const { phone = null, college = null, universityRollNo = null } = row.typed;
  const typed = { phone, college, universityRollNo, codeforcesHandle: writtenHandle(person) };
  const place = { teamId: target.id, eventId: event.id };
  return { ...addedMember(account, place), ...typed, identityKey: person.fields.identityKey };
}

/** Adds the team's name to the start of a refusal's message. */
function named(team: string, error: unknown): unknown {
  const refusal = violates(error, TEAM_NAME) ? new DomainError("TEAM_NAME_TAKEN", { cause: error }) : error;
  if (!(refusal instanceof DomainError)) return refusal;
  const message = joined([team, asMsg(refusal.texts.message)], ": ");
  return new DomainError(refusal.code, { message, cause: error });
}
