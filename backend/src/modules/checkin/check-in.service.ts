import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { oneSpaced } from "../../kernel/contract/plain-text.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { EventService } from "../events/event.service.js";
import type { DeskPeopleService, DeskPerson } from "../teams/reads/desk-people.service.js";
import type { CheckIn } from "./check-in.entity.js";
import { type CheckInRepository, isThereAlready } from "./check-in.repository.js";
import type { CheckInDeskPayload, CheckInPayload, CheckInResult } from "./check-in.types.js";
import {
  CheckInMethod,
  type CheckInOutcome,
  type CheckInEntry,
  type CheckInInput,
  type RevertCheckInInput,
} from "./contract/check-in.inputs.js";
import { refusalOf } from "./contract/may-come.js";
import { type DeskSession, isOn } from "./contract/session-day.js";
import type { DeskPasses } from "./desk-pass.js";
import type { DeskService } from "./desk.service.js";
import type { RenewedPassRepository } from "./renewed-pass.repository.js";

/**
 * Maximum age of a check-in in milliseconds. A check-in may arrive late, because a phone can be offline for a whole
 * day. An older check-in is dated to exactly one day ago.
 */
const OLDEST_MS = 24 * 3600_000;

/**
 * Lets people in. Of a person's check-ins in a session, the earliest counts, even if it reaches the server last (ADR
 * 71).
 */
export class CheckInService {
  constructor(
    private readonly db: Database,
    private readonly events: EventService,
    private readonly people: DeskPeopleService,
    private readonly desks: DeskService,
    private readonly checkIns: CheckInRepository,
    private readonly renewed: RenewedPassRepository,
    private readonly passes: DeskPasses,
  ) {}

  /**
   * Checks people in, each in a separate transaction. Sending the same check-in again changes nothing.
   * @throws DomainError FORBIDDEN; NOT_FOUND; DESK_SESSION_NOT_FOUND; BAD_INPUT for a walk-in without a name
   */
  async checkIn(caller: Caller | null, input: CheckInInput, now = new Date()): Promise<CheckInPayload> {
    const actor = requirePermission(caller, "checkIn");
    const event = await this.events.byId(input.eventId);
    const session = await this.desks.requireSession(event, input.sessionId);
    const results: CheckInResult[] = [];
    for (const entry of input.entries) {
      const at = momentOf(entry.at, input.sentAt, now);
      const { person, refusal } = await this.#judged(entry, event, isOn(session, at));
      if (refusal !== null) {
        results.push(resultOf(entry, refusal, person, null));
        continue;
      }
      const row = rowOf(entry, { actor, eventId: event.id, sessionId: session.id, person, at, now });
      const { outcome, checkIn } = await this.#written(actor, session, { row, person });
      results.push(resultOf(entry, outcome, person, checkIn));
    }
    return { results, desk: await this.desks.deskOf(event) };
  }

  /**
   * Reverts a check-in.
   * @throws DomainError FORBIDDEN; CHECK_IN_NOT_FOUND if the check-in does not exist or was already reverted
   */
  async revert(
    caller: Caller | null,
    { checkInId, reason }: RevertCheckInInput,
  ): Promise<CheckInDeskPayload> {
    const actor = requirePermission(caller, "revertCheckIn");
    const eventId = await this.db.inTransaction(async (tx) => {
      const checkIn = await this.checkIns.find(checkInId);
      if (!checkIn || !(await this.checkIns.revert(tx, checkInId, new Date())))
        throw new DomainError("CHECK_IN_NOT_FOUND");
      const person = checkIn.memberId === null ? null : await this.people.byId(checkIn.memberId);
      await this.#record(tx, actor, "checkIn.revert", checkIn, person, oneSpaced(reason));
      announce(tx, { topic: Topic.checkIn, id: checkIn.eventId });
      return checkIn.eventId;
    });
    const event = await this.events.byId(eventId);
    return { message: ADMIN_SUCCESS.checkInReverted, desk: await this.desks.deskOf(event) };
  }

  /**
   * Returns the person of an entry, and the reason if the person is not let in. A walk-in is let in even if `refusalOf`
   * would refuse the person, but only on the session's day.
   */
  async #judged(
    entry: CheckInEntry,
    event: EventRecord,
    isToday: boolean,
  ): Promise<{ person: DeskPerson | null; refusal: CheckInOutcome | null }> {
    const isWalkIn = entry.method === CheckInMethod.WALK_IN;
    const named = isWalkIn && !entry.memberId && !entry.token;
    if (named && !entry.name?.trim())
      throw new DomainError("BAD_INPUT", { fields: { name: ADMIN_RULES.walkInName } });
    const person = await this.#personOf(entry);
    if (!named && !person) return { person: null, refusal: "UNKNOWN" };
    if (person && person.eventId !== event.id) return { person: null, refusal: "OTHER_EVENT" };
    if (!isToday) return { person, refusal: "OTHER_DAY" };
    return { person, refusal: isWalkIn || !person ? null : refusalOf(person, event) };
  }

  async #personOf({ token, memberId }: CheckInEntry): Promise<DeskPerson | null> {
    if (!token) return memberId ? this.people.byId(memberId) : null;
    const named = this.passes.memberIn(token);
    if (named === null) return null;
    const version = (await this.renewed.of([named])).get(named) ?? 0;
    return this.passes.isProved(token, { memberId: named, version }) ? this.people.byId(named) : null;
  }

  /**
   * Writes a check-in. If two phones write at the same moment, the unique key lets one of them succeed. The other
   * transaction runs again and reads the stored check-in.
   */
  async #written(
    actor: Caller,
    session: DeskSession,
    { row, person }: { readonly row: CheckIn; readonly person: DeskPerson | null },
  ): Promise<{ outcome: CheckInOutcome; checkIn: CheckIn | null }> {
    const write = () =>
      this.db.inTransaction(async (tx) => {
        await this.desks.lock(session);
        return this.#write(tx, actor, row, person);
      });
    try {
      return await write();
    } catch (error) {
      if (!isThereAlready(error)) throw error;
      return write();
    }
  }

  async #write(tx: Tx, actor: Caller, row: CheckIn, person: DeskPerson | null) {
    const known = row.memberId === null ? await this.checkIns.find(row.id) : await this.checkIns.live(row);
    if (known?.revertedAt || (await this.checkIns.isRevertedSince(row, row.at)))
      return { outcome: "REVERTED" as const, checkIn: null };
    if (known && isSame(known, row)) return { outcome: "IN" as const, checkIn: known };
    if (known && !(await this.checkIns.takeEarlier(tx, row)))
      return { outcome: "ALREADY" as const, checkIn: known };
    if (!known) await this.checkIns.insert(tx, row);
    if (row.method === CheckInMethod.WALK_IN && !known)
      await this.#record(tx, actor, "checkIn.walkIn", row, person, row.note ?? "");
    announce(tx, { topic: Topic.checkIn, id: row.eventId });
    return { outcome: "IN" as const, checkIn: known ? await this.checkIns.live(row) : row };
  }

  async #record(
    tx: Tx,
    actor: Caller,
    action: "checkIn.revert" | "checkIn.walkIn",
    { id, name, sessionId }: CheckIn,
    person: DeskPerson | null,
    reason: string,
  ): Promise<void> {
    const details = { session: sessionId, team: person?.teamName ?? null, reason };
    const target = { targetType: "checkIn", targetId: id, targetName: name ?? person?.name ?? "" };
    await recordAudit(tx, { actor, action, ...target, details });
  }
}

/**
 * Converts the phone's time to the server's clock. `sentAt` is the phone's time when it sent the request. The result is
 * never in the future and never older than a day.
 */
export function momentOf(at: Date, sentAt: Date, now: Date): Date {
  const age = Math.min(Math.max(sentAt.getTime() - at.getTime(), 0), OLDEST_MS);
  return new Date(now.getTime() - age);
}

/**
 * Returns whether the stored check-in and the sent one are the same, by helper and time on the phone's clock. The ids
 * are not compared, because a row keeps its id when an earlier check-in replaces it. A walk-in in no team is always the
 * same, because its stored check-in was found by the sent id.
 */
function isSame(known: CheckIn, row: CheckIn): boolean {
  if (row.memberId === null) return true;
  return known.byId === row.byId && known.deviceAt.getTime() === row.deviceAt.getTime();
}

interface RowFacts {
  readonly actor: Caller;
  readonly eventId: string;
  readonly sessionId: string;
  readonly person: DeskPerson | null;
  readonly at: Date;
  readonly now: Date;
}

function rowOf(entry: CheckInEntry, { actor, person, at, now, ...place }: RowFacts): CheckIn {
  return {
    id: entry.id,
    ...place,
    memberId: person?.id ?? null,
    liveSlot: 1,
    name: person ? null : oneSpaced(entry.name ?? ""),
    method: entry.method,
    note: entry.method === CheckInMethod.WALK_IN ? oneSpaced(entry.note ?? "") : null,
    at,
    deviceAt: entry.at,
    receivedAt: now,
    byId: actor.userId,
    byName: actor.name,
    changedAt: now,
    revertedAt: null,
  };
}

function resultOf(
  { id }: CheckInEntry,
  outcome: CheckInOutcome,
  person: DeskPerson | null,
  checkIn: CheckIn | null,
): CheckInResult {
  const names = { personName: person?.name ?? checkIn?.name ?? null, teamName: person?.teamName ?? null };
  return { entryId: id, outcome, ...names, checkIn };
}
