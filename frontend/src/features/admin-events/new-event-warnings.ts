import { dayText, indiaDay } from "@contract/kernel/contract/india-time";
import type { EventWarning } from "@contract/modules/events/contract/event-warnings";
import { LOCALE } from "../../shared/language";
import { eventOfLink } from "../../shared/events/event-input";
import { FIELD_LABELS, type EventValues } from "./event-values";
import { readNotices } from "./notice-values";
import { t } from "@contract/kernel/contract/t";

const YEAR = /(?<!\d)20\d{2}(?!\d)/g;

/** The public texts that often name days. The title is left out, because it has its own warning for every event. */
const DATED = [
  "summary",
  "description",
  "schedule",
  "hours",
  "room",
  "contact",
  "rules",
  "prizes",
  "syllabus",
  "faq",
] as const;

/** Returns warnings about values that a new event probably still has from last year. */
export function newEventWarnings(values: EventValues, now: Date): EventWarning[] {
  return [...daysAndLinks(values, now), ...earlierYears(values)];
}

function daysAndLinks({ slug, firstDay, notices }: EventValues, now: Date): EventWarning[] {
  const elsewhere = readNotices(notices).flatMap(({ title, link }, index) => {
    const target = eventOfLink(link);
    if (target === undefined || slug.trim() === "" || target === slug.trim()) return [];
    const text = t("The notice “{title}” links to {link}, the page of another event.", { title, link });
    return [{ field: `notices.${String(index)}`, text }];
  });
  if (firstDay === "" || firstDay >= indiaDay(now)) return elsewhere;
  const text = t("The first day, {firstDay}, is in the past.", { firstDay: dayText(firstDay) });
  return [{ field: "firstDay", text }, ...elsewhere];
}

/**
 * Warns about years in an event's texts that are before the event's own year, because a copied event keeps such texts.
 */
function earlierYears({ firstDay, notices, ...values }: EventValues): EventWarning[] {
  const own = firstDay.slice(0, 4);
  const texts = [
    ...DATED.map((field) => ({ field, name: FIELD_LABELS[field], text: values[field] })),
    ...readNotices(notices).map(({ title, description }, index) => ({
      field: `notices.${String(index)}`,
      name: t("The notice “{title}”", { title }),
      text: `${title}\n${description}`,
    })),
  ];
  return texts.flatMap(({ field, name, text }) => {
    const years = [...new Set(text.match(YEAR))].filter((year) => year < own).toSorted();
    if (years.length === 0) return [];
    const quoted = new Intl.ListFormat(LOCALE).format(years.map((year) => `“${year}”`));
    return [{ field, text: `${name} mentions ${quoted}, but the event is in ${own}.` }];
  });
}
