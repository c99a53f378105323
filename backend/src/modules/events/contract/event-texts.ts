import type { EventRecord } from "./event-record.js";

/**
 * An event's public texts, which are edited as content and take effect when they are published. All other fields are
 * facts and take effect immediately.
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

/** Returns whether an event's field is a text. All other fields are facts. */
export function isEventText(field: string): field is EventTextField {
  return EVENT_TEXT_FIELDS.some((text) => text === field);
}

/** An event's texts in their stored form. */
export type EventTexts = Pick<EventRecord, EventTextField>;

/** Returns only an event's texts, always in the same order. */
export function textsOf(event: EventTexts): EventTexts {
  return Object.fromEntries(EVENT_TEXT_FIELDS.map((field) => [field, event[field]])) as unknown as EventTexts;
}
