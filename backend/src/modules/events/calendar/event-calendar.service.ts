import { type CalendarEntry, calendarText } from "../../../kernel/calendar/calendar-text.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { Language } from "../../../kernel/languages/language.js";
import { dayMsg, joined, msg, type Text, textIn } from "../../../kernel/languages/message.js";
import type { CalendarFile } from "../../../kernel/mail/mail-body.js";
import type { EventService } from "../event.service.js";
import {
  type CalendarEvent,
  deadlineEntry,
  eventEntry,
  hasDays,
  isComing,
  placeText,
} from "./event-entries.js";

/**
 * Seconds after which calendar programs should fetch a feed again. Long, because a feed changes only a few times a
 * year.
 */
export const FEED_REFRESH_SECONDS = 6 * 3600;

/**
 * An event's calendar entries. Each is null if its time is unknown. The deadline is also null if it has passed, if
 * registration was closed by hand, or if the event is past.
 */
interface EventEntries {
  readonly event: CalendarEntry | null;
  readonly deadline: CalendarEntry | null;
}

/** Returns an event with its texts in the given language. */
export type EventIn = <T extends { readonly slug: string }>(event: T, language: Language) => T;

/** A calendar file, and the JSON of the data that it was made from. */
interface MadeFile {
  readonly of: string;
  readonly file: CalendarFile;
}

/** Makes the public calendars of events, in every language of the site. */
export class EventCalendarService {
  /**
   * The file that was made last in each language. Cached, because the mail to each new team of an event contains the
   * same file.
   */
  readonly #last = new Map<Language, MadeFile>();

  constructor(
    private readonly events: Pick<EventService, "bySlug" | "list">,
    private readonly publicUrl: string,
    private readonly clubName: () => string,
    private readonly eventIn: EventIn = (event) => event,
  ) {}

  /**
   * Returns an event's file, and the event's slug as stored. Ignores the case of the given slug.
   * @throws DomainError EVENT_NOT_FOUND, EVENT_HAS_NO_DAYS
   */
  async ofSlug(
    slug: string,
    language: Language = "en",
  ): Promise<{ readonly slug: string; readonly file: CalendarFile }> {
    const event = (await this.events.bySlug(slug)) ?? (await this.#inOtherCapitals(slug));
    if (!event) throw new DomainError("EVENT_NOT_FOUND");
    const file = await this.fileOf(event, new Date(), language);
    if (!file) throw new DomainError("EVENT_HAS_NO_DAYS");
    return { slug: event.slug, file };
  }

  /**
   * Returns an event's file, for the event's page and for mails (`Mail.calendar`), or null for an event without days.
   */
  async fileOf(
    event: CalendarEvent,
    now = new Date(),
    language: Language = "en",
  ): Promise<CalendarFile | null> {
    const entries = this.entriesOf(event, now, language);
    if (entries.event === null) return null;
    const name = this.titleOf(event, language);
    const of = JSON.stringify([event.slug, name, entries]);
    const last = this.#last.get(language);
    if (last?.of === of) return last.file;
    const content = await calendarText({ name, entries: listed(entries) });
    const file = { filename: `${event.slug}.ics`, content };
    this.#last.set(language, { of, file });
    return file;
  }

  /** Returns a calendar of the coming events (`isComing`) that have days, and of their registration deadlines. */
  async feed(now = new Date(), language: Language = "en"): Promise<string> {
    const events = await this.events.list();
    const entries = events
      .filter((event) => hasDays(event) && isComing(event, now))
      .flatMap((event) => listed(this.entriesOf(event, now, language)));
    const name = textIn(language, msg("{club} events", { club: this.clubName() })).trim();
    return calendarText({ name, entries, refreshSeconds: FEED_REFRESH_SECONDS });
  }

  titleOf(event: CalendarEvent, language: Language): string {
    return this.eventIn(event, language).title;
  }

  /** Returns an event's time and location for a mail. `when` is null for an event without days. */
  whenAndWhere(
    event: CalendarEvent,
    language: Language,
  ): { readonly when: Text | null; readonly where: string } {
    const { hours, room, venue, firstDay, lastDay } = this.eventIn(event, language);
    const days = firstDay === lastDay ? dayMsg(firstDay) : joined([dayMsg(firstDay), dayMsg(lastDay)], " – ");
    const when = hours === null || hours === "" ? days : joined([days, hours], ", ");
    return { when: hasDays(event) ? when : null, where: placeText({ room, venue }) };
  }

  /**
   * Returns an event's time and location for a mail, or null for a deleted event. Reads the event from the database if
   * only its slug is given.
   */
  async heldAt(
    event: Pick<CalendarEvent, "slug"> & Partial<CalendarEvent>,
    language: Language,
  ): Promise<{ readonly when: Text | null; readonly where: string } | null> {
    const whole = isWhole(event) ? event : await this.events.bySlug(event.slug);
    return whole && this.whenAndWhere(whole, language);
  }

  /** Returns the times and places of the events with these slugs, by slug. Reads each event once. */
  async heldAtAll(slugs: readonly string[], language: Language) {
    const entries = [...new Set(slugs)].map(
      async (slug) => [slug, (await this.heldAt({ slug }, language)) ?? {}] as const,
    );
    return new Map(await Promise.all(entries));
  }

  /** Returns an event's entries, for a team's calendar, which also has other entries. */
  entriesOf(event: CalendarEvent, now: Date, language: Language): EventEntries {
    const read = { event, said: this.eventIn(event, language), language };
    return {
      event: hasDays(event) ? eventEntry(read, this.publicUrl) : null,
      deadline: deadlineEntry(read, this.publicUrl, now),
    };
  }

  async #inOtherCapitals(slug: string) {
    const events = await this.events.list();
    return events.find((event) => event.slug.toLowerCase() === slug.toLowerCase()) ?? null;
  }
}

function isWhole(event: Partial<CalendarEvent>): event is CalendarEvent {
  return event.venue !== undefined;
}

function listed({ event, deadline }: EventEntries): CalendarEntry[] {
  return [event, deadline].filter((entry) => entry !== null);
}
