import { type Language, TRANSLATED_INTO, type TranslatedInto } from "../../../kernel/contract/languages.js";

/**
 * The start of an event's topic: `events/algOlympics` has the texts of an event, `hi/events/algOlympics` their
 * translations.
 */
export const EVENTS = "events/";

/** Returns the address of the event whose English texts a topic has, or null for other topics. */
export function eventOf(topic: string): string | null {
  return topic.startsWith(EVENTS) ? topic.slice(EVENTS.length) : null;
}

/** A translated text, with the English text that it was written for. */
export interface Translation {
  readonly english: string;
  readonly text: string;
}

/** Splits a topic into a possible language and its topic. `members/2022-26` has the same form. */
const TOPIC = /^([a-z]+)\/(.+)$/s;

/** Returns the language and the English topic of a translation such as `hi/club`, or null for a topic in English. */
export function translationOf(
  topic: string,
): { readonly language: TranslatedInto; readonly of: string } | null {
  const [, code, of] = TOPIC.exec(topic) ?? [];
  const language = TRANSLATED_INTO.find((one) => one === code);
  return language === undefined || of === undefined ? null : { language, of };
}

/** Returns the topic that translates another into a language. For English it returns the topic itself. */
export function topicIn(language: Language, of: string): string {
  return language === "en" ? of : `${language}/${of}`;
}

/** Returns the field that a text's key names, without its entry: `cards[].title` for `cards[aim].title`. */
export function fieldOfKey(key: string): string {
  return key.replace(/\[[^\]]*\]/g, "[]");
}

/**
 * Returns the translation of the text `english`, or undefined without a translation that was written for this text.
 * Entries without an id have their number in the key. So a translation of a moved entry is found by its English text.
 */
export function currentTranslation(
  texts: ReadonlyMap<string, Translation>,
  key: string,
  english: string,
): string | undefined {
  const translation = texts.get(key);
  if (translation?.english === english) return translation.text;
  if (!/\[\d+\]/.test(key)) return undefined;
  const field = fieldOfKey(key);
  for (const [other, moved] of texts)
    if (moved.english === english && fieldOfKey(other) === field) return moved.text;
  return undefined;
}
