import { type ContentClass, nestedFields } from "../contract/nested.js";
import { type TextField, textFields } from "../contract/content-rules.js";
import { fieldOfKey } from "../contract/translations.js";

/** An English text of a topic, with its key, such as `cards[aim].title`, and the rules for its translation. */
export interface EnglishText extends TextField {
  readonly key: string;
  readonly english: string;
}

/** Returns the replacement for an English text. */
type Replace = (key: string, english: string) => string;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a copy of a record in which `replace` has replaced all texts.
 * @param before the prefix of the record's keys: "" for the whole topic, `cards[aim].` for one of its records
 */
export function withTexts<T extends object>(type: ContentClass, record: T, replace: Replace, before = ""): T {
  const changed = { ...record } as Record<string, unknown>;
  for (const name of textFields(type).keys()) {
    const value = changed[name];
    if (typeof value === "string") changed[name] = replace(before + name, value);
    else if (Array.isArray(value))
      changed[name] = value.map((line, at) => replace(`${before}${name}[${String(at)}]`, String(line)));
  }
  for (const [name, { type: inner }] of nestedFields(type)) {
    const value = changed[name];
    if (Array.isArray(value))
      changed[name] = value.map((entry: Fields, at) =>
        withTexts(
          inner(),
          entry,
          replace,
          `${before}${name}[${typeof entry["id"] === "string" ? entry["id"] : String(at)}].`,
        ),
      );
    else if (typeof value === "object" && value !== null)
      changed[name] = withTexts(inner(), value, replace, `${before}${name}.`);
  }
  return changed as T;
}

/** Returns the text fields of a topic's class, by keys in the format of `fieldOfKey`. */
export function fieldsOfTexts(type: ContentClass, before = ""): Map<string, TextField> {
  const fields = new Map<string, TextField>();
  for (const [name, field] of textFields(type))
    fields.set(before + name, field).set(`${before}${name}[]`, field);
  for (const [name, { type: inner, list }] of nestedFields(type))
    for (const [key, field] of fieldsOfTexts(inner(), `${before}${name}${list ? "[]" : ""}.`))
      fields.set(key, field);
  return fields;
}

/** Returns all non-empty texts of a record, in the order of its class's fields. */
export function englishTextsOf(type: ContentClass, record: object): EnglishText[] {
  const fields = fieldsOfTexts(type);
  const texts: EnglishText[] = [];
  withTexts(type, record, (key, english) => {
    const field = fields.get(fieldOfKey(key));
    if (field !== undefined && english !== "") texts.push({ key, english, ...field });
    return english;
  });
  return texts;
}
