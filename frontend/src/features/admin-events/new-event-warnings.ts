import { dayText, indiaDay } from "@contract/kernel/contract/india-time";
import type { EventWarning } from "@contract/modules/events/contract/event-warnings";
import type { EventValues } from "./event-values";
import { readNotices } from "./notice-values";

const EVENT_PAGE = /^\/events\/([^/?#]+)/;

/** What is likely left over from last year in an event that is not saved yet. */
export function newEventWarnings({ slug, firstDay, notices }: EventValues, now: Date): EventWarning[] {
  const elsewhere = readNotices(notices).flatMap(({ title, link }, index) => {
    const target = EVENT_PAGE.exec(link)?.[1];
    if (target === undefined || slug.trim() === "" || target === slug.trim()) return [];
    const text = `The notice “${title}” leads to ${link}, the page of another event.`;
    return [{ field: `notices.${String(index)}`, text }];
  });
  if (firstDay === "" || firstDay >= indiaDay(now)) return elsewhere;
  const text = `The first day, ${dayText(firstDay)}, is over already.`;
  return [{ field: "firstDay", text }, ...elsewhere];
}

/** A link to a page of one event as a link to the same page of another; other links stay. */
export function linkFor(link: string | null, from: string, to: string): string | null {
  return link === null || EVENT_PAGE.exec(link)?.[1] !== from
    ? link
    : link.replace(EVENT_PAGE, `/events/${to}`);
}
