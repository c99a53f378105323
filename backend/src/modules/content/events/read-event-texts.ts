import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { declaredFields } from "../../../kernel/validation/input-from-body.js";
import { validateInput } from "../../../kernel/validation/validate-input.js";
import { EventTextsInput, NoticeInput } from "../../events/contract/event-texts.input.js";
import type { ContentMistake } from "../editing/content-editing.types.js";
import { type EventTexts, textsOf } from "../../events/contract/event-texts.js";

/** Maximum size of an event's texts, in bytes of JSON. Smaller than the MySQL column of a version (ADR 76). */
const EVENT_BODY_BYTES = 60_000;

/** Returns the body of a version with an event's texts. Equal texts have equal bodies. */
export function eventBody(event: EventTexts): string {
  return JSON.stringify(textsOf(event));
}

/** Returns whether a body is short enough for a version. */
export function fitsVersion(body: string): boolean {
  return Buffer.byteLength(body) <= EVENT_BODY_BYTES;
}

type Fields = Readonly<Record<string, unknown>>;

interface ReadTexts {
  /** Valid only if there are no mistakes. */
  readonly texts: EventTextsInput;
  readonly mistakes: readonly ContentMistake[];
}

/** The default values of optional fields. */
const LEFT_OUT = {
  ...{ summary: "", description: "", schedule: "", venue: "", notices: [] },
  ...{ hours: null, room: null, contact: null, rules: null, prizes: null, syllabus: null, faq: null },
};

/** Reads an event's texts from JSON and checks them with the rules of the event's form. Unknown fields are mistakes. */
export async function readEventTexts(body: string): Promise<ReadTexts> {
  const value: unknown = JSON.parse(body);
  const texts = new EventTextsInput();
  if (!isFields(value)) return { texts, mistakes: [{ place: "", complaint: ADMIN_RULES.eventRecord }] };
  const mistakes = unknownFields(EventTextsInput, value, "");
  const { notices, ...fields } = { ...LEFT_OUT, ...withoutNull(value) };
  fill(texts, fields);
  if (Array.isArray(notices)) {
    const entries = notices.map((entry: unknown) => (isFields(entry) ? entry : {}));
    texts.notices = entries.map((entry) => fill(new NoticeInput(), entry));
    entries.forEach((entry, at) => {
      mistakes.push(...unknownFields(NoticeInput, entry, `notices[${String(at)}].`));
    });
  } else {
    texts.notices = [];
    mistakes.push({ place: "notices", complaint: RULES.notices });
  }
  mistakes.push(...(await brokenRules(texts)));
  if (!fitsVersion(JSON.stringify(texts))) mistakes.push({ place: "", complaint: RULES.eventTexts });
  return { texts, mistakes };
}

/** Copies the declared fields of an input class from a record. */
function fill<T extends object>(input: T, fields: Fields): T {
  for (const field of declaredFields(input.constructor))
    if (Object.hasOwn(fields, field)) Reflect.set(input, field, fields[field]);
  return input;
}

function unknownFields(type: Function, fields: Fields, before: string): ContentMistake[] {
  const known = declaredFields(type);
  return Object.keys(fields)
    .filter((name) => !known.has(name))
    .map((name) => ({ place: before + name, complaint: ADMIN_RULES.eventNoText }));
}

async function brokenRules(texts: EventTextsInput): Promise<ContentMistake[]> {
  try {
    await validateInput(texts);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError) || error.texts.fields === undefined) throw error;
    return Object.entries(error.texts.fields).map(([path, complaint]) => ({
      place: path.replace(/\.(\d+)(?=\.|$)/g, "[$1]"),
      complaint,
    }));
  }
}

/** Removes null fields, because null means that a field is missing. */
function withoutNull(value: Fields): Fields {
  return Object.fromEntries(Object.entries(value).filter(([, fieldValue]) => fieldValue !== null));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
