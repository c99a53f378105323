import { DomainError, type FieldErrors } from "../../kernel/errors/domain-error.js";
import type { EventFieldsInput } from "./contract/event-fields.input.js";
import type { EventTextsInput } from "./contract/event-texts.input.js";
import type { EventTexts } from "./contract/event-texts.js";
import type { EventData } from "./event-admin.repository.js";
import { eventFaults } from "./contract/event-rules.js";
import { newId } from "../../kernel/db/ids.js";
import type { EventRecord } from "./contract/event-record.js";
import type { Event } from "./event.entity.js";

/**
 * Returns the data to store for an event.
 * @throws DomainError BAD_INPUT for contradictory dates or team sizes
 */
export function dataOf(input: EventFieldsInput): EventData {
  const faults = eventFaults(input);
  if (Object.keys(faults).length > 0) throw badFields(faults);
  return {
    slug: input.slug,
    ...storedTexts(input),
    feePaise: input.fee,
    minTeamSize: input.minTeamSize ?? input.maxTeamSize,
    maxTeamSize: input.maxTeamSize,
    firstDay: input.firstDay,
    lastDay: input.lastDay,
    registrationOpensAt: input.registrationOpensAt ?? null,
    registrationClosesAt: input.registrationClosesAt ?? null,
    registration: input.registration,
    state: input.state === "past" ? "past" : "upcoming",
    qualifyingRank: input.qualifyingRank,
  };
}

/** Returns an event's texts to store: trimmed, with null for empty optional texts. */
export function storedTexts(input: EventTextsInput): EventTexts {
  return {
    title: input.title.trim(),
    summary: input.summary.trim(),
    description: input.description.trim(),
    image: input.image,
    schedule: input.schedule.trim(),
    venue: input.venue.trim(),
    hours: textOrNull(input.hours),
    room: textOrNull(input.room),
    contact: textOrNull(input.contact),
    rules: textOrNull(input.rules),
    prizes: textOrNull(input.prizes),
    syllabus: textOrNull(input.syllabus),
    faq: textOrNull(input.faq),
    notices: input.notices.map(({ title, description, link }) => ({
      title: title.trim(),
      description: description.trim(),
      link: link || null,
    })),
  };
}

function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

/** Returns a BAD_INPUT error. Its message is the error text of the first field. */
export function badFields(fields: FieldErrors): DomainError {
  const message = Object.values(fields)[0];
  return new DomainError("BAD_INPUT", { fields, ...(message === undefined ? {} : { message }) });
}

export type NewEvent = Omit<EventRecord, "id" | "updatedAt">;

/** Returns a new event to store. Also used by the seeds and the tests. */
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
