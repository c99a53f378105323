import type { EventRecord } from "./event-record.js";

/** What people read of an event: it is edited as content, and holds once it is published. All else is facts, which hold at once. */
export const EVENT_TEXT_FIELDS = [
  "title",
  "summary",
  "description",
  "image",
  "schedule",
  "venue",
  "hours",
  "room",
  "contact",
  "rules",
  "prizes",
  "syllabus",
  "faq",
  "notices",
] as const satisfies (keyof EventRecord)[];

export type EventTextField = (typeof EVENT_TEXT_FIELDS)[number];

/** Returns whether a field of an event is a text; all others are facts. */
export function isEventText(field: string): field is EventTextField {
  return EVENT_TEXT_FIELDS.some((text) => text === field);
}

/** The texts of an event, as they are stored. */
export type EventTexts = Pick<EventRecord, EventTextField>;

/** Only the texts of an event, always in the same order. */
export function textsOf(event: EventTexts): EventTexts {
  return Object.fromEntries(EVENT_TEXT_FIELDS.map((field) => [field, event[field]])) as unknown as EventTexts;
}
