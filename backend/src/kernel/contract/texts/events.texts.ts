import type { AreaTexts } from "./area-texts.js";

export const EVENT_TEXTS = {
  errors: {
    EVENT_NOT_FOUND: { status: 404, message: "Event not found. Check the event's address." },
    EVENT_HAS_NO_DAYS: {
      status: 404,
      message:
        "This event has no dates yet, so there is no calendar file. Try again when the club has announced the dates.",
    },
    SLUG_TAKEN: {
      status: 409,
      message: "Another event already has this address. Choose a different address.",
    },
    REGISTRATION_CLOSED: { status: 409, message: "Registrations are closed for this event." },
    CURRENT_EVENT_NEEDED: {
      status: 409,
      message: "There must always be a current event. Make another event current instead.",
    },
    EVENT_IN_USE: {
      status: 409,
      message: "You cannot delete this event, because teams or other records still belong to it.",
    },
    TEAMS_TOO_LARGE: {
      status: 409,
      message: "A team in this event already has more people. Choose a larger team size.",
    },
    EVENT_NOT_CURRENT: {
      status: 409,
      message: "Another event is open for registration now. Check the event, then create your team again.",
    },
    NO_CURRENT_EVENT: { status: 409, message: "There is no current event at the moment." },
  },
  rules: {
    slug: "Address must be 2 to 60 letters, digits and hyphens",
    newSlug: "Address must be 2 to 60 lowercase letters, digits and hyphens",
    slugFixed: "You cannot change the address of an event, because links and mails use it",
    slugTaken: "Another event already has this address. Choose a different address.",
    title: "Title is required",
    link: "Enter a path on this site, such as /events, or an https address",
    image: "Enter the picture's path, for example events/contest.svg",
    day: "Enter a date as YYYY-MM-DD",
    dayOrder: "The last day cannot be before the first day",
    moment: "Enter a date and time",
    windowOrder: "Registration cannot close before it opens",
    fee: "Enter the fee as a whole number of paise, zero or more",
    teamSizeRange: "Enter a team size from 1 to 10 people",
    teamSizeOrder: "The smallest team size cannot be larger than the largest team size",
    notices: "Add at most 20 notices, each with a title and a text",
    noticeText: "Write the notice's text",
    eventTexts:
      "The texts of an event can have 60,000 characters in total. Each letter of an Indian script counts as three characters",
    feeInRupees: "Enter the fee in rupees, for example 360 or 360.50. Enter 0 for a free event",
  },
  success: {
    eventCreated: "Event created.",
    eventUpdated: "Event updated.",
    eventDeleted: "Event deleted.",
    currentEventSet: "This event is now the current event.",
  },
} as const satisfies AreaTexts;
