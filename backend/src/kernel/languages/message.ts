import { IntlMessageFormat } from "intl-messageformat";
import { dayText, indiaDay, momentText, type MonthStyle } from "../contract/india-time.js";
import { catalogueOf } from "./catalogue.js";
import { ENGLISH_TITLES, type EventTitles, type Language } from "./language.js";

/** A text for people, before it is translated: a message by its English text, and the values of its placeholders. */
export interface Message {
  readonly message: string;
  readonly values: Readonly<Record<string, Text | number>>;
  /** The account whose name it is (`personName`). */
  readonly account?: string;
}

/** Texts in a row, with this between them. */
interface Joined {
  readonly texts: readonly Text[];
  readonly between: string;
}

/**
 * A text that can be read in any of the site's languages. A string does not change: names, amounts, typed text. It
 * is plain JSON, so it can be kept until its reader's language is known (ADR 85).
 */
export type Text = string | Message | Joined;

/** Digits as they stand in amounts, ids and codes, which are the same in every language. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: "en-IN",
  hi: "hi-IN-u-nu-latn",
  bn: "bn-IN-u-nu-latn",
};

const formats = new Map<string, IntlMessageFormat>();

/**
 * A message for people who may read another language than English.
 * @param message a literal, as ICU MessageFormat: the catalogues are checked against it (docs/languages.md)
 */
export function msg(message: string, values: Message["values"] = {}): Message {
  return { message, values };
}

/** As `msg`, of a message that is not written here: a label of the contract, the name of a month. */
export function knownMsg(message: string, values: Message["values"] = {}): Message {
  return { message, values };
}

/** Texts one after the other: sentences, unless something else is to stand between them. */
export function joined(texts: readonly Text[], between = " "): Text {
  const [only] = texts;
  return texts.length === 1 && only !== undefined ? only : { texts, between };
}

/**
 * Returns a text in a language; a message without translation stays English.
 * @param titles for the values of the placeholders named `event`, which are titles of events
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
  // As in `t`: a word with two meanings has a mark, which is not shown.
  const words = translation ?? message.replace(/\|[a-z]+$/, "");
  return String(formatOf(spoken, words).format(filled));
}

/** Whether something is a text that is still to be put in a language. */
export function isMessage(value: object): value is Message | Joined {
  return "message" in value || "texts" in value;
}

function formatOf(language: Language, message: string): IntlMessageFormat {
  const key = `${language} ${message}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(message, LOCALES[language], undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

/** "1 March 2025" (or "1 Mar 2025") for a day (`YYYY-MM-DD`), with the month in the reader's language. */
export function dayMsg(day: string, style: MonthStyle = "long"): Message {
  const [date = "", month = "", year = ""] = dayText(day, style).split(" ");
  return knownMsg("{date} {month} {year}", { date, month: knownMsg(month), year });
}

/** "1 March 2025, 5:00 PM IST" for a date with time. */
export function momentMsg(moment: Date): Message {
  const [, clock = ""] = momentText(moment).split(", ");
  return knownMsg("{day}, {clock}", { day: dayMsg(indiaDay(moment)), clock });
}
