/** Days in India's calendar, `YYYY-MM-DD`, the last one included. */
interface WholeDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The same hours on one day or on several days in a row. */
interface Hours {
  readonly from: Date;
  readonly to: Date;
  readonly days: number;
}

export interface CalendarEntry {
  /** The same for the same entry for ever, so that a changed one replaces what people have. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly when: WholeDays | Hours | { readonly at: Date };
  readonly changedAt: Date;
}

/** A calendar, as a file or as a feed. */
export interface CalendarContent {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
  /** For a feed: how often calendars should ask again, in seconds. */
  readonly refreshSeconds?: number;
}

const DAY_MS = 24 * 3600_000;
/** What sequence numbers count seconds from, so that they fit 31 bits until 2088. */
const SEQUENCE_START = Date.UTC(2020, 0, 1);

const INDIA = [
  "X-WR-TIMEZONE:Asia/Kolkata",
  "BEGIN:VTIMEZONE",
  "TZID:Asia/Kolkata",
  "BEGIN:STANDARD",
  "DTSTART:19451015T000000",
  "TZOFFSETFROM:+0630",
  "TZOFFSETTO:+0530",
  "TZNAME:IST",
  "END:STANDARD",
  "END:VTIMEZONE",
  "",
].join("\r\n");

/**
 * Writes a calendar (iCalendar, RFC 5545). Times are in UTC, which every calendar shows in its reader's zone. India has
 * no summer time, so hours that repeat stay the same. The package is loaded with the first calendar that is requested.
 */
export async function calendarText({ name, entries, refreshSeconds }: CalendarContent): Promise<string> {
  const { default: ical, ICalCalendarMethod } = await import("ical-generator");
  const calendar = ical({
    prodId: { company: "coding-club", product: "site", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    name: escaped(name),
    ...(refreshSeconds === undefined ? {} : { ttl: refreshSeconds }),
  });
  for (const entry of entries) calendar.createEvent(await eventData(entry));
  return `${withZone(calendar.toString())}\r\n`;
}

/**
 * The zone in which the events take place: a hint for calendars that ask their readers. Properties stand before all parts of
 * a calendar, where the package would not write it, and a calendar has one part at least, also one without entries. The line has
 * to be whole: a team may be called "BEGIN:VEVENT".
 */
function withZone(text: string): string {
  const at = text.search(/(?<=\r\n)(?:BEGIN:VEVENT|END:VCALENDAR)(?=\r\n|$)/);
  return `${text.slice(0, at)}${INDIA}${text.slice(at)}`;
}

async function eventData({ uid, title, description, location, url, when, changedAt }: CalendarEntry) {
  const {
    ICalEventRepeatingFreq: every,
    ICalEventStatus,
    ICalEventTransparency,
  } = await import("ical-generator");
  const commonFields = {
    id: uid,
    summary: title,
    description,
    location: location === "" ? null : location,
    url,
    // The same for the same state of things: a file that has not changed reads the same.
    stamp: changedAt,
    lastModified: changedAt,
    sequence: Math.max(0, Math.floor((changedAt.getTime() - SEQUENCE_START) / 1000)),
    status: ICalEventStatus.CONFIRMED,
  };
  if ("at" in when)
    return { ...commonFields, start: when.at, transparency: ICalEventTransparency.TRANSPARENT };
  if ("firstDay" in when) {
    const start = midnight(when.firstDay);
    // The end of whole days is the day after the last.
    const end = new Date(midnight(when.lastDay).getTime() + DAY_MS);
    return { ...commonFields, start, end, allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
  }
  const repeating = when.days > 1 ? { repeating: { freq: every.DAILY, count: when.days } } : {};
  return { ...commonFields, start: when.from, end: when.to, ...repeating };
}

/** The package writes whole days as UTC has them. */
function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The package escapes every text but this one. */
function escaped(name: string): string {
  return name.replace(/[\\;,]/g, "\\$&");
}
