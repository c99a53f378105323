import type { EventRecord } from "./event-record.js";

/**
 * The fields of an event that are its texts. Editors change them as content, through drafts and publications.
 * `updateEvent` changes them without a draft, for example from the tab Notices. All other fields are facts, which have
 * no drafts.
 */
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

export function isEventText(field: string): field is EventTextField {
  return EVENT_TEXT_FIELDS.some((text) => text === field);
}

export type EventTexts = Pick<EventRecord, EventTextField>;

/** Returns only an event's texts, in a fixed order, so that equal texts have equal JSON. */
export function textsOf(event: EventTexts): EventTexts {
  return Object.fromEntries(EVENT_TEXT_FIELDS.map((field) => [field, event[field]])) as unknown as EventTexts;
}
