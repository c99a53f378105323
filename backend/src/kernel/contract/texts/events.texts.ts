import type { AreaTexts } from "./area-texts.js";

/** The club's events. */
export const EVENT_TEXTS = {
  errors: {
    EVENT_NOT_FOUND: { status: 404, message: "Event not found." },
    EVENT_HAS_NO_DAYS: {
      status: 404,
      message: "The days of this event are not known yet, so there is no calendar file.",
    },
    SLUG_TAKEN: { status: 409, message: "Another event already has this address." },
    REGISTRATION_CLOSED: { status: 409, message: "Registrations are closed for this event." },
    CURRENT_EVENT_NEEDED: {
      status: 409,
      message: "One event is always the current one. Make another event current instead.",
    },
    EVENT_IN_USE: { status: 409, message: "This event cannot be deleted: something still belongs to it." },
    TEAMS_TOO_LARGE: { status: 409, message: "A team of this event already has more people than that." },
    NO_CURRENT_EVENT: { status: 409, message: "No event is open for teams at the moment." },
  },
  rules: {
    slug: "Address must be 2 to 60 letters, digits and hyphens",
    newSlug: "Address must be 2 to 60 lowercase letters, digits and hyphens",
    slugFixed: "The address of an event cannot change: links and mails point to it",
    slugTaken: "Another event already has this address.",
    title: "Title is required",
    link: "A link is a path of this site or an https address",
    image: "Give the picture's path, for example events/contest.svg",
    day: "Give a day as YYYY-MM-DD",
    dayOrder: "The last day cannot be before the first",
    moment: "Give a date and time",
    windowOrder: "Registration cannot close before it opens",
    fee: "A fee is a whole number of paise, zero or more",
    teamSizeRange: "A team has 1 to 10 people",
    teamSizeOrder: "The smallest team cannot be larger than the largest",
    notices: "Give at most 20 notices, each with title and text",
    noticeText: "Write the notice's text",
    eventTexts:
      "An event's texts may have 60,000 characters in all; each letter of an Indian script counts as three",
    feeInRupees: "Give the fee in rupees, for example 360 or 360.50; 0 is free",
  },
  success: {
    eventCreated: "Event created.",
    eventUpdated: "Event updated.",
    eventDeleted: "Event deleted.",
    currentEventSet: "This is the current event now.",
  },
} as const satisfies AreaTexts;

/** Why an event stays: EVENT_IN_USE, naming what is in the way. @param uses such as "3 teams" */
export function eventInUse(uses: readonly string[]): string {
  const last = uses.at(-1);
  if (last === undefined) return EVENT_TEXTS.errors.EVENT_IN_USE.message;
  const all = uses.length === 1 ? last : `${uses.slice(0, -1).join(", ")} and ${last}`;
  return `This event cannot be deleted: it has ${all}.`;
}
