import { nextTime } from "@contract/modules/events/contract/next-year";
import type { CreateEventInput } from "../../graphql/schema-types";
import type { AdminEventFieldsFragment } from "../../graphql/shared/events";

/** Matches the path of an event's page. The slug is empty in links to a new event that has no slug yet. */
const EVENT_PAGE = /^\/events\/([^/?#]*)/;

/** Converts an event into an input with all its fields, so that changing one field leaves the others unchanged. */
export function eventInput(event: AdminEventFieldsFragment): CreateEventInput {
  const { title, slug, summary, description, image, schedule, venue, firstDay, lastDay } = event;
  const { hours, room, contact, rules, prizes, syllabus, faq, registrationOpensAt, registrationClosesAt } =
    event;
  const { registration, state, fee, minTeamSize, maxTeamSize, qualifyingRank } = event;
  return {
    ...{ title, slug, summary, description, image, schedule, venue, firstDay, lastDay },
    ...{ hours, room, contact, rules, prizes, syllabus, faq, registrationOpensAt, registrationClosesAt },
    ...{ registration, state, fee, minTeamSize, maxTeamSize, qualifyingRank },
    notices: event.notices.map(({ title: headline, description: text, link }) => ({
      title: headline,
      description: text,
      link,
    })),
  };
}

/**
 * Returns the event's next edition, as an upcoming event. Moves the event one year at a time (`nextYear`), with its
 * registration window, until the first day is after `today`. In the notices, links to the event become links to the new
 * edition.
 * @param today the day in India, YYYY-MM-DD
 */
export function nextYearOf(event: AdminEventFieldsFragment, today: string): AdminEventFieldsFragment {
  const moved = nextTime(
    {
      ...event,
      registrationOpensAt: moment(event.registrationOpensAt),
      registrationClosesAt: moment(event.registrationClosesAt),
    },
    today,
  );
  return {
    ...event,
    ...moved,
    registrationOpensAt: moved.registrationOpensAt?.toISOString() ?? null,
    registrationClosesAt: moved.registrationClosesAt?.toISOString() ?? null,
    notices: event.notices.map((notice) => ({
      ...notice,
      link: linkFor(notice.link, event.slug, moved.slug),
    })),
    registration: "auto",
    state: "upcoming",
  };
}

/** Returns the slug of the event that a link leads to, or undefined for other links. */
export function eventOfLink(link: string): string | undefined {
  return EVENT_PAGE.exec(link)?.[1] || undefined;
}

/**
 * Rewrites a link to a page of one event as a link to the same page of another event. Returns other links unchanged.
 */
export function linkFor(link: string | null, from: string, to: string): string | null {
  if (link === null || EVENT_PAGE.exec(link)?.[1] !== from) return link;
  return link.replace(EVENT_PAGE, () => `/events/${to}`);
}

function moment(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
