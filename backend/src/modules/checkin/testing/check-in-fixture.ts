import { DATA_MODEL } from "../../../app/data-model.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { Grant } from "../../../kernel/contract/grants.js";
import { indiaDay } from "../../../kernel/contract/india-time.js";
import { newId } from "../../../kernel/db/ids.js";
import { openDatabase } from "../../../kernel/db/open-database.js";
import type { Database } from "../../../kernel/db/database.js";
import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import { EventRepository } from "../../events/event.repository.js";
import { EventCalendarService } from "../../events/calendar/event-calendar.service.js";
import { EventService } from "../../events/event.service.js";
import { seedEvents } from "../../../app/seed/seed-events.js";
import { execute } from "../../../kernel/db/raw-sql.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import { DeskPeopleService } from "../../teams/reads/desk-people.service.js";
import { addTeams, type ListedTeam } from "../../teams/testing/many-teams.js";
import { createCheckInServices } from "../checkin.module.js";
import type { CheckInRepository } from "../check-in.repository.js";
import type { CheckInEntry, CheckInOutcome } from "../contract/check-in.inputs.js";

/** 10:00 in India on the first day of the event. */
export const MORNING = new Date("2026-03-01T04:30:00Z");
export const later = (minutes: number): Date => new Date(MORNING.getTime() + minutes * 60_000);

/** The desk of an event with a fee, in a separate database. */
export class CheckInFixture {
  readonly people: DeskPeopleService;
  services;
  readonly day = indiaDay(MORNING);
  event!: EventRecord;

  private constructor(
    readonly db: Database,
    private readonly dispose: () => Promise<void>,
  ) {
    this.people = new DeskPeopleService(db);
    this.services = this.over();
  }

  /** Returns the services. A test may replace their repository, for example with one that provokes a race. */
  over(checkInRepository?: CheckInRepository): ReturnType<typeof createCheckInServices> {
    const { db, people: deskPeople } = this;
    const events = new EventService(new EventRepository(db));
    const limiter = new RateLimiter(null, true);
    const site = { publicUrl: "https://club.example", secret: "a secret for tests" };
    const replaced = checkInRepository ? { checkInRepository } : {};
    const eventCalendars = new EventCalendarService(events, site.publicUrl, () => "CDC");
    return createCheckInServices({ db, events, eventCalendars, deskPeople, limiter, ...site, ...replaced });
  }

  static async open(): Promise<CheckInFixture> {
    const place = await createMigratedDatabase();
    const db = await openDatabase(place.url, DATA_MODEL);
    await seedEvents(db);
    const fixture = new CheckInFixture(db, () => place.dispose());
    const days = "firstDay = '2026-03-01', lastDay = '2026-03-02'";
    await fixture.run(`UPDATE events SET ${days}, feePaise = 36000, qualifyingRank = 1`);
    const event = await new EventService(new EventRepository(db)).requireNamed(null);
    fixture.event = event;
    return fixture;
  }

  async close(): Promise<void> {
    await this.db.close();
    await this.dispose();
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    return this.db.inTransaction((tx) => execute(tx, sql, parameters));
  }

  /** Returns a helper with the grant desk. */
  helper(name = "Helper"): Caller {
    const userId = newId();
    return {
      userId,
      sessionId: newId(),
      name,
      email: `${userId}@example.org`,
      role: "User",
      grants: [Grant.Desk],
    };
  }

  /** Adds a team and returns its people, the leader first. By default, the desk may let the team in. */
  async team(team: Partial<ListedTeam> = {}, slug = this.event.slug) {
    const name = team.name ?? `Team ${newId().slice(-6)}`;
    const [id] = await addTeams(this.db, slug, [
      { ranking: 1, paymentStatus: "accepted", memberCount: 3, ...team, name },
    ]);
    return this.people.ofTeams([id ?? ""]);
  }

  /** Returns the token of a person's pass, as its link contains it. */
  async tokenOf(memberId: string): Promise<string> {
    const person = await this.people.byId(memberId);
    const visits = await this.services.deskPasses.visitsOf([person?.teamId ?? ""]);
    const url = visits.get(person?.teamId ?? "")?.passes.get(person?.userId ?? "");
    return url?.split("#")[1] ?? "";
  }

  /** Returns one check-in as a phone with a correct clock records it. */
  entry(memberId: string | null, at = MORNING, more: Partial<CheckInEntry> = {}): CheckInEntry {
    return { id: newId(), method: "NAME", memberId, at, ...more };
  }

  /** Sends entries and returns their outcomes. */
  async send(
    by: Caller,
    entries: CheckInEntry[],
    when: { readonly sentAt?: Date; readonly sessionId?: string } = {},
  ): Promise<CheckInOutcome[]> {
    const { sentAt = MORNING, sessionId = this.day } = when;
    const input = { eventId: this.event.id, sessionId, sentAt, entries };
    const { results } = await this.services.checkIns.checkIn(by, input, sentAt);
    return results.map(({ outcome }) => outcome);
  }

  /** Returns the event's check-ins that were not reverted. */
  async counted() {
    const { checkIns } = await this.services.checkInLists.list(this.helper(), this.event.slug);
    return checkIns;
  }
}
