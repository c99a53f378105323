import { addDays, dayText, indiaDay } from "@contract/kernel/contract/india-time";
import { eventWarnings } from "@contract/modules/events/contract/event-warnings";
import type { OverviewRowFieldsFragment } from "../../graphql/features/admin-overview";
import type { AdminEventFieldsFragment } from "../../graphql/shared/events";
import { t } from "@contract/kernel/contract/t";

type Event = AdminEventFieldsFragment;
export type Row = OverviewRowFieldsFragment;

/** The counts in the chart, from the sign-up of a person to the payment of a team. */
export const FIGURES = [
  { key: "signUps", label: "Sign-ups" },
  { key: "teams", label: "Teams" },
  { key: "complete", label: "Complete teams" },
  { key: "paid", label: "Paid teams" },
] as const satisfies readonly { readonly key: keyof Row; readonly label: string }[];

/** A coming date of an event, such as the event's first day. */
export interface NextDate {
  readonly event: Event;
  readonly what: string;
  /** A time in ISO 8601, or a day as `YYYY-MM-DD`. */
  readonly when: string;
  /** Days from today in India's calendar; 0 is today. */
  readonly inDays: number;
}

/** Returns the coming dates of all events, the nearest first. */
export function nextDates(events: readonly Event[], now: Date): NextDate[] {
  const today = indiaDay(now);
  return events
    .flatMap((event) => [
      ...switched(event, t("Registration opens"), event.registrationOpensAt),
      ...switched(event, t("Registration closes"), event.registrationClosesAt),
      { event, what: t("First day"), when: event.firstDay },
      ...(event.lastDay === event.firstDay ? [] : [{ event, what: t("Last day"), when: event.lastDay }]),
    ])
    .filter(({ when }) => (when.length > 10 ? new Date(when) > now : when >= today))
    .map((date) => ({ ...date, inDays: daysBetween(today, dayOf(date.when)) }))
    .sort((one, other) => one.inDays - other.inDays || one.when.localeCompare(other.when));
}

/**
 * Returns an entry for the time at which registration opens or closes automatically. Returns no entry if the time is
 * unknown or registration is opened and closed by hand.
 */
function switched(event: Event, what: string, when: string | null) {
  return when === null || event.registration !== "auto" ? [] : [{ event, what, when }];
}

/**
 * Returns whether an event's registration is over, and when it will close automatically. A registration that has not
 * opened yet is not over. `closes` is null if registration will not close automatically.
 */
export function closingOf(
  { registration, registrationClosesAt }: Event,
  now: Date,
): { readonly isClosed: boolean; readonly closes: Date | null } {
  if (registration !== "auto" || registrationClosesAt === null)
    return { isClosed: registration === "closed", closes: null };
  const closes = new Date(registrationClosesAt);
  return closes < now ? { isClosed: true, closes: null } : { isClosed: false, closes };
}

function dayOf(when: string): string {
  return when.length > 10 ? indiaDay(new Date(when)) : when;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/**
 * Returns likely mistakes in events that are not past. Leaves out that the current event is over, because the season to
 * close is an open task of its own.
 */
export function warningsOf(events: readonly Event[], now: Date) {
  return events.flatMap((event) =>
    event.state === "past"
      ? []
      : eventWarnings(
          {
            ...event,
            registrationClosesAt:
              event.registrationClosesAt == null ? null : new Date(event.registrationClosesAt),
          },
          now,
        )
          .filter(({ field }) => field !== "state" || event.state !== "current")
          .map(({ text }) => ({ event, text })),
  );
}

/** A column of a chart: a day, or a week if days would be too narrow. */
export interface Bucket extends Omit<Row, "name"> {
  readonly label: string;
}

/** Maximum number of days that are distinguishable on a phone. A chart with more days is drawn by week. */
const MOST_DAYS = 45;

/**
 * Returns a column for each day from the first to the last, also for days without data, so that the time axis is even.
 * If these are more than `MOST_DAYS`, each column is a week.
 */
export function bucketsOf(days: readonly Row[]): {
  readonly unit: "day" | "week";
  readonly buckets: Bucket[];
} {
  const byDay = new Map(days.map((row) => [row.name ?? "", row]));
  const first = days[0]?.name;
  const last = days.at(-1)?.name;
  if (first == null || last == null) return { unit: "day", buckets: [] };
  const count = daysBetween(first, last) + 1;
  const step = count > MOST_DAYS ? 7 : 1;
  const buckets = Array.from({ length: Math.ceil(count / step) }, (_none, index) => {
    const from = addDays(first, index * step);
    const rows = Array.from({ length: step }, (_each, day) => byDay.get(addDays(from, day)));
    const sum = (key: (typeof FIGURES)[number]["key"]) =>
      rows.reduce((total, row) => total + (row?.[key] ?? 0), 0);
    return {
      label: dayText(from, "short"),
      signUps: sum("signUps"),
      teams: sum("teams"),
      complete: sum("complete"),
      paid: sum("paid"),
    };
  });
  return { unit: step === 1 ? "day" : "week", buckets };
}
