import { type EventTexts, textsOf } from "../../events/contract/event-texts.js";

/** What a version of an event's texts holds, in bytes of its JSON: less than a version's column takes on MySQL (ADR 76). */
const EVENT_BODY_BYTES = 60_000;

/** An event's texts as a version has them: always written alike. */
export function eventBody(event: EventTexts): string {
  return JSON.stringify(textsOf(event));
}

/** Whether a version holds a body. */
export function fitsVersion(body: string): boolean {
  return Buffer.byteLength(body) <= EVENT_BODY_BYTES;
}
