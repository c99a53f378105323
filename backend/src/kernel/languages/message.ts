import { IntlMessageFormat } from "intl-messageformat";
import { dayText, indiaDay, momentText, type MonthStyle } from "../contract/india-time.js";
import { asMsg, type Joined, knownMsg, type Message, msg, type Text, icu } from "../contract/message.js";
import { catalogueOf } from "./catalogue.js";
import { ENGLISH_TITLES, type EventTitles, type Language } from "./language.js";

export { asMsg, joined, knownMsg, type Message, msg, type Text } from "../contract/message.js";

/** Locales with Latin digits, so that amounts, ids and codes look the same in every language. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: "en-IN",
  hi: "hi-IN-u-nu-latn",
  bn: "bn-IN-u-nu-latn",
};

const formats = new Map<string, IntlMessageFormat>();

/**
 * Returns a text in the given language. A message without a translation stays English.
 * @param titles translates the values of placeholders named `event`, which are titles of events
 */
export function textIn(language: Language, text: Text, titles: EventTitles = ENGLISH_TITLES): string {
  if (typeof text === "string") return text;
  if ("texts" in text) return text.texts.map((one) => textIn(language, one, titles)).join(text.between);
  const { message, values } = text;
  const translation = catalogueOf(language).get(message)?.text;
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    const isTitle = name === "event" && typeof value === "string";
    if (isTitle) filled[name] = titles(language, value);
    else filled[name] = typeof value === "number" ? value : textIn(language, value, titles);
  }
  const spoken = translation === undefined ? "en" : language;
  // As in `t` (contract/t.ts), a suffix after `|` distinguishes the meanings of a word. The suffix is not shown.
  const words = translation ?? message.replace(/\|[a-z]+$/, "");
  return String(formatOf(spoken, words).format(filled));
}

/** Returns whether a value is a text that still has to be translated. */
export function isMessage(value: object): value is Message | Joined {
  return "message" in value || "texts" in value;
}

/** Joins texts without full stops into consecutive sentences. The last text gets no full stop. */
export function sentences(texts: readonly Text[]): Text {
  const [first = "", ...others]: Text[] = texts.map(asMsg);
  return others.reduce<Text>((before, next) => msg("{before}. {next}", { before, next }), first);
}

/**
 * Returns the text to store in a column. A message is stored as JSON, so that it can be read in any language. If the
 * JSON is too long, the English text is stored. Plain and English texts are cut to `length`.
 * @param length the column's length in characters
 */
export function storedText(text: Text, length: number): string {
  const stored = typeof text === "string" ? text : JSON.stringify(text);
  return stored.length <= length ? stored : textIn("en", text).slice(0, length);
}

/** Parses a text that `storedText` wrote. Older rows contain plain English texts. */
export function readStoredText(stored: string): Text {
  return /^\{"(?:message|texts)":/.test(stored) ? (JSON.parse(stored) as Text) : stored;
}

function formatOf(language: Language, message: string): IntlMessageFormat {
  const key = `${language} ${message}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(message, LOCALES[language], undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

/** Returns "1 March 2025" (or "1 Mar 2025") for a day (`YYYY-MM-DD`), with the month in the reader's language. */
export function dayMsg(day: string, style: MonthStyle = "long"): Message {
  const [date = "", month = "", year = ""] = dayText(day, style).split(" ");
  return knownMsg("{date} {month} {year}", { date, month: knownMsg(month), year });
}

/** Returns "1 March 2025, 5:00 PM IST" for a date with a time. */
export function momentMsg(moment: Date): Message {
  const [, clock = ""] = momentText(moment).split(", ");
  return knownMsg("{day}, {clock}", { day: dayMsg(indiaDay(moment)), clock });
}

/**
 * Returns a reply's text in the given language. A string comes from the contract and is looked up as a whole. A string
 * without a catalogue entry stays unchanged. Texts with values are messages (`msg`).
 */
export function translate(language: Language, text: Text): string {
  if (typeof text !== "string") return textIn(language, text);
  const translation = catalogueOf(language).get(icu(text))?.text;
  return translation?.replace(/'([{}<>])'/g, "$1") ?? text;
}
