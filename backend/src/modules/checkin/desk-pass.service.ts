import QRCode from "qrcode";
import type { Caller } from "../../kernel/auth/caller.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { Database } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { LimitRule, RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { EventCalendarService } from "../events/calendar/event-calendar.service.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { EventService } from "../events/event.service.js";
import type { TeamVisit } from "../teams/notices/team-recipients.service.js";
import type { DeskPeopleService, DeskPerson } from "../teams/reads/desk-people.service.js";
import type { CheckInRepository } from "./check-in.repository.js";
import type { RenewPassInput } from "./contract/check-in.inputs.js";
import { refusalOf } from "./contract/may-come.js";
import type { DeskPasses } from "./desk-pass.js";
import { type DeskService, sessionNames } from "./desk.service.js";
import type { DeskPass, DeskPassPayload, OpenedPass } from "./pass.types.js";
import type { RenewedPassRepository } from "./renewed-pass.repository.js";

/** Limit on one network's requests for passes that do not exist. */
const MISSES: LimitRule = { name: "pass-misses", points: 300, duration: 3600 };

interface DeskPassParts {
  readonly db: Database;
  readonly events: EventService;
  readonly people: DeskPeopleService;
  readonly desks: DeskService;
  readonly checkIns: CheckInRepository;
  readonly renewed: RenewedPassRepository;
  readonly passes: DeskPasses;
  readonly eventCalendars: Pick<EventCalendarService, "whenAndWhere">;
  readonly limiter: RateLimiter;
}

/** Shows and renews the passes that people of teams show at the desk. */
export class DeskPassService {
  constructor(private readonly parts: DeskPassParts) {}

  /**
   * Returns the caller's own pass. A team's leader also gets the passes of people without an account, who cannot open
   * their passes themselves.
   * @throws DomainError TEAM_NOT_FOUND; FORBIDDEN for a caller who is not in the team
   */
  async ofTeam(caller: Caller, teamId: string): Promise<DeskPass[]> {
    const { held, event } = await this.#heldBy(caller, teamId);
    return this.#views(caller, event, held);
  }

  /**
   * Ends a pass and makes a new one.
   * @throws DomainError TEAM_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND, NO_PASS.
   */
  async renew(caller: Caller, { teamId, memberId }: RenewPassInput): Promise<DeskPassPayload> {
    const { renewed, db } = this.parts;
    const { held, event } = await this.#heldBy(caller, teamId);
    const person = held.find(({ id, userId }) => (memberId ? id === memberId : userId === caller.userId));
    if (!person) throw new DomainError("MEMBER_NOT_FOUND");
    if (refusalOf(person, event) !== null) throw new DomainError("NO_PASS");
    await db.inTransaction((tx) => renewed.renew(tx, person.id, event.id));
    const [pass] = await this.#views(caller, event, [person]);
    if (!pass) throw new DomainError("MEMBER_NOT_FOUND");
    return { message: SUCCESS.passRenewed, pass };
  }

  /**
   * Returns the people of a team whose passes the caller may see: the caller, and for a leader also people without an
   * account.
   */
  async #heldBy(caller: Caller, teamId: string): Promise<{ held: DeskPerson[]; event: EventRecord }> {
    const team = await this.parts.people.ofTeams([teamId]);
    const [first] = team;
    if (!first) throw new DomainError("TEAM_NOT_FOUND");
    const own = team.find(({ userId }) => userId === caller.userId);
    if (!own) throw new DomainError("FORBIDDEN");
    const held = team.filter(({ id, userId }) => id === own.id || (own.isLeader && userId === null));
    return { held, event: await this.parts.events.byId(first.eventId) };
  }

  /**
   * Returns the content of a pass's page, or null if the pass is invalid or its person may not come. The page opens
   * when the camera app of a phone scans the pass.
   * @param network the client's network, for the rate limits
   * @throws DomainError RATE_LIMITED
   */
  async opened(token: string, network: string): Promise<OpenedPass | null> {
    const { passes, renewed, people, events, limiter } = this.parts;
    await limiter.check([MISSES, network]);
    const memberId = passes.memberIn(token);
    const version = memberId === null ? 0 : ((await renewed.of([memberId])).get(memberId) ?? 0);
    const isReal = memberId !== null && passes.isProved(token, { memberId, version });
    const person = isReal ? await people.byId(memberId) : null;
    const event = person && (await events.find(person.eventId));
    if (!person || !event || refusalOf(person, event) !== null) {
      await limiter.consume([MISSES, network]);
      return null;
    }
    const url = passes.urlOf({ memberId: person.id, version });
    return { eventTitle: event.title, qrSvg: await drawn(url) };
  }

  /**
   * Returns what people need to come to their team's event, by team id: the time, the venue, and the addresses of
   * passes. Only people who have an account and may come have a pass there.
   */
  async visitsOf(teamIds: readonly string[]): Promise<ReadonlyMap<string, TeamVisit>> {
    const { people, events, renewed, passes, eventCalendars } = this.parts;
    const comers = await people.ofTeams(teamIds);
    const eventIds = [...new Set(comers.map(({ eventId }) => eventId))];
    const of = new Map(await Promise.all(eventIds.map(async (id) => [id, await events.byId(id)] as const)));
    const versions = await renewed.of(comers.map(({ id }) => id));
    const visits = new Map<string, TeamVisit & { readonly passes: Map<string, string> }>();
    for (const person of comers) {
      const { id, teamId, userId, eventId } = person;
      const event = of.get(eventId);
      if (!event) continue;
      const visit = visits.get(teamId) ?? { ...eventCalendars.whenAndWhere(event, "en"), passes: new Map() };
      visits.set(teamId, visit);
      if (userId === null || refusalOf(person, event) !== null) continue;
      visit.passes.set(userId, passes.urlOf({ memberId: id, version: versions.get(id) ?? 0 }));
    }
    return visits;
  }

  async #views(caller: Caller, event: EventRecord, people: readonly DeskPerson[]): Promise<DeskPass[]> {
    const ids = people.map(({ id }) => id);
    const [versions, checkIns, sessions] = await Promise.all([
      this.parts.renewed.of(ids),
      this.parts.checkIns.ofMembers(ids),
      this.parts.desks.sessionsOf(event),
    ]);
    const names = sessionNames(sessions, caller.pageLanguage);
    const views = people.map(async (person): Promise<DeskPass> => {
      const refusal = refusalOf(person, event);
      const subject = { memberId: person.id, version: versions.get(person.id) ?? 0 };
      // Anyone with the address is let in as this person, so a student view does not show the address (ADR 83).
      const isShown = refusal === null && caller.view === undefined;
      const url = isShown ? this.parts.passes.urlOf(subject) : null;
      return {
        memberId: person.id,
        personName: person.name,
        isOwn: person.userId === caller.userId,
        url,
        qrSvg: url === null ? null : await drawn(url),
        refusal,
        visits: checkIns
          .filter(({ memberId }) => memberId === person.id)
          .map(({ sessionId, at }) => ({ session: names.get(sessionId) ?? sessionId, at })),
      };
    });
    return Promise.all(views);
  }
}

/** Draws a QR code with the quiet zone that scanners need. Error correction M tolerates a scratched screen. */
function drawn(url: string): Promise<string> {
  return QRCode.toString(url, { type: "svg", errorCorrectionLevel: "M", margin: 4 });
}
