import { SEVERAL_LINES } from "../../../kernel/contract/plain-text.js";
import { msg, type Text } from "../../../kernel/languages/message.js";
import { textComplaint, type TextField } from "../contract/content-rules.js";
import { fieldOfKey, type Translation } from "../contract/translations.js";

/**
 * Receives the position of a mistake, such as `texts.cards[aim].title`, and the complaint, such as `must not be empty`.
 */
type Report = (place: string, complaint: Text) => void;

/** Translated texts by their keys. */
export type Translations = ReadonlyMap<string, Translation>;

/**
 * Maximum length of an English text, in characters. Independent of the field's limit, which may have been lowered since
 * the text was written.
 */
const LONGEST_ENGLISH = 10_000;
const LONGEST_KEY = 300;

/**
 * Checks the translations of a topic: `{ "texts": { "welcome": { "english": "…", "text": "…" } } }`. Accepts
 * translations of removed English texts, because those texts may come back.
 * @param fields the text fields of the translated topic
 */
export function readTranslations(
  value: unknown,
  fields: ReadonlyMap<string, TextField>,
  report: Report,
): Translations {
  const read = new Map<string, Translation>();
  const texts = isRecord(value) ? value["texts"] : null;
  if (!isRecord(value) || !isRecord(texts) || Object.keys(value).length > 1) {
    report("texts", "must be the only field, a record in curly braces");
    return read;
  }
  for (const [key, entry] of Object.entries(texts)) {
    const field = key.length > LONGEST_KEY ? undefined : fields.get(fieldOfKey(key));
    const complaint =
      field === undefined ? "is no text of this part that can be translated" : complaintOf(entry, field);
    if (complaint !== null) report(`texts.${key.slice(0, LONGEST_KEY)}`, complaint);
    else read.set(key, entry as Translation);
  }
  return read;
}

function complaintOf(entry: unknown, { max, isLong }: TextField): Text | null {
  if (!isRecord(entry) || Object.keys(entry).sort().join() !== "english,text")
    return "must be a record of english and text";
  const { english, text } = entry;
  if (typeof english !== "string" || english.length > LONGEST_ENGLISH)
    return "must have the English text that it translates";
  return isLong ? longComplaint(text, max) : textComplaint(text, max);
}

function longComplaint(text: unknown, max: number): Text | null {
  if (typeof text !== "string") return "must be text in quotes";
  if (!/\S/.test(text)) return "must not be empty";
  if (!SEVERAL_LINES.test(text)) return "must be text without control characters";
  return text.length <= max ? null : msg("must have at most {max} characters", { max });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
