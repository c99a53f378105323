import { RULES } from "../../kernel/contract/catalogue.js";
import { DomainError, type FieldErrors } from "../../kernel/errors/domain-error.js";
import type { EventFieldsInput } from "./contract/event-fields.input.js";
import type { EventRecord } from "./contract/event-record.js";
import type { EventTextsInput } from "./contract/event-texts.input.js";
import type { EventTexts } from "./contract/event-texts.js";
import type { EventData } from "./event-admin.repository.js";

/** The fields of an event that have to fit each other. */
interface FittingFields {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationOpensAt?: Date | null;
  readonly registrationClosesAt?: Date | null;
  readonly minTeamSize?: number | null;
  readonly maxTeamSize: number;
}

/** Returns what does not fit in an event's dates and team sizes: field → text. Empty when all is well. */
export function eventFaults(event: FittingFields): Readonly<Record<string, string>> {
  const { firstDay, lastDay, registrationOpensAt: opens, registrationClosesAt: closes } = event;
  const { minTeamSize, maxTeamSize } = event;
  return {
    ...(lastDay < firstDay ? { lastDay: RULES.dayOrder } : {}),
    ...(opens && closes && closes < opens ? { registrationClosesAt: RULES.windowOrder } : {}),
    ...(minTeamSize && minTeamSize > maxTeamSize ? { minTeamSize: RULES.teamSizeOrder } : {}),
  };
}

/** Returns the input in its stored form. @throws DomainError BAD_INPUT naming the dates and sizes that do not fit. */
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

/** An event's texts as they are stored: no blanks around them, and nothing rather than an empty one where it may be left out. */
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

/** An optional text as it is stored: nothing rather than an empty one. */
function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

/** For a change of an event. @throws DomainError CONFLICT when it changed after the version that was looked at; who names none takes any. */
export function requireUnchanged({ updatedAt }: EventRecord, looked: Date | null | undefined): void {
  if (looked && looked.getTime() !== updatedAt.getTime()) throw new DomainError("CONFLICT");
}

/** A refusal that names fields. */
export function badFields(fields: FieldErrors): DomainError {
  const message = Object.values(fields)[0];
  return new DomainError("BAD_INPUT", { fields, ...(message === undefined ? {} : { message }) });
}
