import { newId } from "../../kernel/db/ids.js";
import type { EventRecord } from "./contract/event-record.js";
import type { Event } from "./event.entity.js";

/** What a new event is made of. */
export type NewEvent = Omit<EventRecord, "id" | "updatedAt">;

/** The row of a new event. The admin area, the seeds and tests make theirs with it. */
export function newEvent({ notices, ...event }: NewEvent): Event {
  const now = new Date();
  return {
    ...event,
    id: newId(),
    currentSlot: event.state === "current" ? 1 : null,
    notices: JSON.stringify(notices),
    createdAt: now,
    updatedAt: now,
  };
}
