/** Whole days in India's calendar, as `YYYY-MM-DD`, including the last day. */
interface WholeDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The same hours on one day or on several consecutive days. */
interface Hours {
  readonly from: Date;
  readonly to: Date;
  readonly days: number;
}

export interface CalendarEntry {
  /** A permanent id of the entry, so that a changed entry replaces the copy in people's calendars. */
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
  /** The number of seconds after which calendar programs should read a feed again. */
  readonly refreshSeconds?: number;
}

const DAY_MS = 24 * 3600_000;
/** Sequence numbers count seconds from this time, so that they fit into 31 bits until 2088. */
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
 * Writes a calendar (iCalendar, RFC 5545). Times are in UTC, and every calendar program shows them in its user's time
 * zone. India has no daylight saving time, so all days of an event have the same hours in UTC. The package is loaded
 * when the first calendar is requested.
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
 * Adds the events' time zone, as a hint for calendar programs.
 *
 * Properties must precede all components of a calendar, but the package would write the zone before some properties. So
 * the zone is inserted before the first line that is exactly `BEGIN:VEVENT`, or before `END:VCALENDAR` in an empty
 * calendar. Only a whole line counts, because a team may be called "BEGIN:VEVENT".
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
    // The time of the change instead of the current time, so that an unchanged calendar gives the same file.
    stamp: changedAt,
    lastModified: changedAt,
    sequence: Math.max(0, Math.floor((changedAt.getTime() - SEQUENCE_START) / 1000)),
    status: ICalEventStatus.CONFIRMED,
  };
  if ("at" in when)
    return { ...commonFields, start: when.at, transparency: ICalEventTransparency.TRANSPARENT };
  if ("firstDay" in when) {
    const start = midnight(when.firstDay);
    // The end date is exclusive in iCalendar, so it is the day after the last day.
    const end = new Date(midnight(when.lastDay).getTime() + DAY_MS);
    return { ...commonFields, start, end, allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
  }
  const repeating = when.days > 1 ? { repeating: { freq: every.DAILY, count: when.days } } : {};
  return { ...commonFields, start: when.from, end: when.to, ...repeating };
}

/** Returns the start of a day in UTC, because the package writes whole days as dates in UTC. */
function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Escapes a calendar's name. The package escapes all other texts. */
function escaped(name: string): string {
  return name.replace(/[\\;,]/g, "\\$&");
}
