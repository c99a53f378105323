import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { dayText } from "../../kernel/contract/india-time.js";
import { oneSpaced } from "../../kernel/contract/plain-text.js";
import type { Database } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { Language } from "../../kernel/languages/language.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { EventService } from "../events/event.service.js";
import type { DeskPeopleService } from "../teams/reads/desk-people.service.js";
import type { CheckInRepository } from "./check-in.repository.js";
import type { CheckInDesk, CheckInDeskPayload, WalkIn } from "./check-in.types.js";
import type { AddDeskSessionInput, RemoveDeskSessionInput } from "./contract/check-in.inputs.js";
import { refusalOf } from "./contract/may-come.js";
import { type DeskSession, sessionsOf } from "./contract/session-day.js";
import { dayMsg, joined, knownMsg, msg, textIn } from "../../kernel/languages/message.js";
import type { DeskSessionRepository } from "./desk-session.repository.js";

/** Returns each session's name with its day, such as "All day, 1 Mar 2026", by session id. */
export function sessionNames(
  sessions: readonly DeskSession[],
  language: Language = "en",
): ReadonlyMap<string, string> {
  return new Map(sessions.map((session) => [session.id, nameOf(session, language)]));
}

function nameOf({ id, day, name }: DeskSession, language: Language): string {
  // A typed name stays untranslated, even if a catalogue has the same words.
  const translatable = id === day ? knownMsg(name) : name;
  return language === "en"
    ? `${name}, ${dayText(day, "short")}`
    : textIn(language, joined([translatable, dayMsg(day, "short")], ", "));
}

/** Maximum number of walk-ins in a list. A day has only a handful. */
const LISTED_WALK_INS = 500;

/** Reads the desk of an event, with its counts and walk-ins, and manages its sessions. */
export class DeskService {
  constructor(
    private readonly db: Database,
    private readonly events: EventService,
    private readonly people: DeskPeopleService,
    private readonly sessions: DeskSessionRepository,
    private readonly checkIns: CheckInRepository,
  ) {}

  /**
   * Returns an event's desk, by the event's slug.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async desk(caller: Caller | null, eventSlug: string | null | undefined): Promise<CheckInDesk> {
    requirePermission(caller, "checkInDesk");
    return this.deskOf(await this.events.requireNamed(eventSlug));
  }

  /**
   * Returns an event's desk by the event's id, for the subscription to its changes.
   * @throws DomainError FORBIDDEN, NOT_FOUND.
   */
  async followed(caller: Caller | null, eventId: string): Promise<CheckInDesk> {
    requirePermission(caller, "checkInsChanged");
    return this.deskOf(await this.events.byId(eventId));
  }

  /** Returns the desk with its counts. The calling code must check permission. */
  async deskOf(event: EventRecord): Promise<CheckInDesk> {
    const [setUp, inside, people] = await Promise.all([
      this.sessions.ofEvent(event.id),
      this.checkIns.inside(event.id),
      this.people.ofEvent(event.id),
    ]);
    const expected = new Set<string | null>(
      people.filter((person) => refusalOf(person, event) === null).map(({ id }) => id),
    );
    const sessions = sessionsOf(event, setUp, new Set(inside.keys())).map(({ id, day, name }) => {
      const members = inside.get(id) ?? [];
      const walkIns = members.filter((member) => !expected.has(member)).length;
      return { id, day, name, checkedIn: members.length, walkIns };
    });
    return { eventId: event.id, eventTitle: event.title, expected: expected.size, sessions };
  }

  /** Returns the sessions of an event, sorted by day. */
  async sessionsOf(event: EventRecord): Promise<DeskSession[]> {
    const [setUp, used] = await Promise.all([
      this.sessions.ofEvent(event.id),
      this.checkIns.usedSessions(event.id),
    ]);
    return sessionsOf(event, setUp, used);
  }

  /**
   * Returns a session of an event.
   * @throws DomainError DESK_SESSION_NOT_FOUND.
   */
  async requireSession(event: EventRecord, sessionId: string): Promise<DeskSession> {
    const session = (await this.sessionsOf(event)).find(({ id }) => id === sessionId);
    if (!session) throw new DomainError("DESK_SESSION_NOT_FOUND");
    return session;
  }

  /**
   * Locks a session so that it cannot be removed before the open transaction ends. A whole-day session needs no lock.
   * Must come before the transaction's first read, so that all reads show the state after the wait for the lock.
   * @throws DomainError DESK_SESSION_NOT_FOUND.
   */
  async lock({ id, day }: DeskSession): Promise<void> {
    if (id !== day && !(await this.sessions.lock(id))) throw new DomainError("DESK_SESSION_NOT_FOUND");
  }

  /**
   * Returns the latest 500 walk-ins, newest first: people who were let in although the list did not allow it.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async walkIns(caller: Caller | null, eventSlug: string | null | undefined): Promise<WalkIn[]> {
    const { pageLanguage } = requirePermission(caller, "walkIns");
    const event = await this.events.requireNamed(eventSlug);
    const [rows, people, sessions] = await Promise.all([
      this.checkIns.walkIns(event.id, LISTED_WALK_INS),
      this.people.ofEvent(event.id),
      this.sessionsOf(event),
    ]);
    const byId = new Map(people.map((person) => [person.id, person]));
    const names = sessionNames(sessions, pageLanguage);
    return rows.map(({ id, memberId, name, note, sessionId, at, byName }) => {
      const person = byId.get(memberId ?? "");
      const personName = name ?? person?.name ?? textIn(pageLanguage ?? "en", DELETED);
      return {
        ...{ id, personName, note, at, byName },
        teamName: person?.teamName ?? null,
        session: names.get(sessionId) ?? sessionId,
      };
    });
  }

  /**
   * Adds a session.
   * @throws DomainError FORBIDDEN; NOT_FOUND; DESK_SESSION_DAY if the day is not a day of the event
   */
  async addSession(caller: Caller | null, input: AddDeskSessionInput): Promise<CheckInDeskPayload> {
    const actor = requirePermission(caller, "addDeskSession");
    const event = await this.events.byId(input.eventId);
    const { day } = input;
    if (!(day >= event.firstDay && day <= event.lastDay)) throw new DomainError("DESK_SESSION_DAY");
    const session = {
      id: newId(),
      eventId: event.id,
      day,
      name: oneSpaced(input.name),
      createdAt: new Date(),
    };
    await this.db.inTransaction(async (tx) => {
      await this.sessions.insert(tx, session);
      const target = { targetType: "event", targetId: event.id, targetName: event.title };
      const details = { day, name: session.name };
      await recordAudit(tx, { actor, action: "checkIn.addSession", ...target, details });
      announce(tx, { topic: Topic.checkIn, id: event.id });
    });
    return { message: ADMIN_SUCCESS.deskSessionAdded, desk: await this.deskOf(event) };
  }

  /**
   * Removes a session that has no check-ins.
   * @throws DomainError FORBIDDEN, DESK_SESSION_NOT_FOUND, DESK_SESSION_USED.
   */
  async removeSession(
    caller: Caller | null,
    { sessionId }: RemoveDeskSessionInput,
  ): Promise<CheckInDeskPayload> {
    const actor = requirePermission(caller, "removeDeskSession");
    const session = await this.sessions.find(sessionId);
    if (!session) throw new DomainError("DESK_SESSION_NOT_FOUND");
    const event = await this.db.inTransaction(async (tx) => {
      // Removes the session before reading its check-ins. A check-in in progress locks the session, so the removal
      // waits, and the read then finds the check-in.
      if (!(await this.sessions.remove(tx, sessionId))) throw new DomainError("DESK_SESSION_NOT_FOUND");
      if (await this.sessions.isUsed(session)) throw new DomainError("DESK_SESSION_USED");
      const of = await this.events.byId(session.eventId);
      const target = { targetType: "event", targetId: of.id, targetName: of.title };
      const details = { day: session.day, name: session.name };
      await recordAudit(tx, { actor, action: "checkIn.removeSession", ...target, details });
      announce(tx, { topic: Topic.checkIn, id: of.id });
      return of;
    });
    return { message: ADMIN_SUCCESS.deskSessionRemoved, desk: await this.deskOf(event) };
  }
}

/** The name shown for a deleted membership. */
const DELETED = msg("A person who is no longer in a team");
