import { type CalendarEntry, calendarText } from "../../../kernel/calendar/calendar-text.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { CalendarFile } from "../../../kernel/mail/mail-body.js";
import type { EventService } from "../event.service.js";
import { type CalendarEvent, deadlineEntry, eventEntry, hasDays, isComing } from "./event-entries.js";

/** How often calendars should ask for a feed again, in seconds: what it says changes a few times a year. */
export const FEED_REFRESH_SECONDS = 6 * 3600;

/** The entries of an event; null for what is not known, or no longer ahead. */
interface EventEntries {
  readonly event: CalendarEntry | null;
  readonly deadline: CalendarEntry | null;
}

/** The calendars of events, for everybody. */
export class EventCalendarService {
  /** The file that was made last: every new team of an event gets the same one. */
  #last: { readonly of: string; readonly file: CalendarFile } | null = null;

  constructor(
    private readonly events: Pick<EventService, "bySlug" | "list">,
    private readonly publicUrl: string,
    private readonly clubName: () => string,
  ) {}

  /**
   * The file of an event, and how its address is spelt where it was asked for with other capitals.
   * @throws DomainError EVENT_NOT_FOUND, EVENT_HAS_NO_DAYS
   */
  async ofSlug(slug: string): Promise<{ readonly slug: string; readonly file: CalendarFile }> {
    const event = (await this.events.bySlug(slug)) ?? (await this.#inOtherCapitals(slug));
    if (!event) throw new DomainError("EVENT_NOT_FOUND");
    const file = await this.fileOf(event);
    if (!file) throw new DomainError("EVENT_HAS_NO_DAYS");
    return { slug: event.slug, file };
  }

  /** The file of an event, for its page and for mails (`Mail.calendar`); null for an event without days. */
  async fileOf(event: CalendarEvent, now = new Date()): Promise<CalendarFile | null> {
    const entries = this.entriesOf(event, now);
    if (entries.event === null) return null;
    const of = JSON.stringify([event.slug, event.title, entries]);
    if (this.#last?.of === of) return this.#last.file;
    const content = await calendarText({ name: event.title, entries: listed(entries) });
    const file = { filename: `${event.slug}.ics`, content };
    this.#last = { of, file };
    return file;
  }

  /** A feed of all events that are ahead, and of the days on which their registration closes. */
  async feed(now = new Date()): Promise<string> {
    const events = await this.events.list();
    const entries = events
      .filter((event) => hasDays(event) && isComing(event, now))
      .flatMap((event) => listed(this.entriesOf(event, now)));
    const name = `${this.clubName()} events`.trim();
    return calendarText({ name, entries, refreshSeconds: FEED_REFRESH_SECONDS });
  }

  /** The entries of an event, for a calendar that has others as well. */
  entriesOf(event: CalendarEvent, now: Date): EventEntries {
    return {
      event: hasDays(event) ? eventEntry(event, this.publicUrl) : null,
      deadline: deadlineEntry(event, this.publicUrl, now),
    };
  }

  async #inOtherCapitals(slug: string) {
    const events = await this.events.list();
    return events.find((event) => event.slug.toLowerCase() === slug.toLowerCase()) ?? null;
  }
}

function listed({ event, deadline }: EventEntries): CalendarEntry[] {
  return [event, deadline].filter((entry) => entry !== null);
}
