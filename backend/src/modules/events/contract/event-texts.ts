import type { EventRecord } from "./event-record.js";

/**
 * The public texts of an event. They are edited as content and take effect when published. All other fields are facts,
 * which take effect immediately.
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

/** Returns whether a field of an event is a text. All other fields are facts. */
export function isEventText(field: string): field is EventTextField {
  return EVENT_TEXT_FIELDS.some((text) => text === field);
}

/** The texts of an event in their stored form. */
export type EventTexts = Pick<EventRecord, EventTextField>;

/** Returns only the texts of an event, always in the same order. */
export function textsOf(event: EventTexts): EventTexts {
  return Object.fromEntries(EVENT_TEXT_FIELDS.map((field) => [field, event[field]])) as unknown as EventTexts;
}
