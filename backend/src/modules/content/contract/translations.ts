import { type Language, TRANSLATED_INTO, type TranslatedInto } from "../../../kernel/contract/languages.js";

/**
 * The prefix of an event's topic. `events/algOlympics` has the texts of an event, and `hi/events/algOlympics` has their
 * translations.
 */
export const EVENTS = "events/";

/** Returns the address of the event whose English texts are in a topic, or null for other topics. */
export function eventOf(topic: string): string | null {
  return topic.startsWith(EVENTS) ? topic.slice(EVENTS.length) : null;
}

/** A translated text, with the English text that it was written for. */
export interface Translation {
  readonly english: string;
  readonly text: string;
}

/**
 * Splits a topic into a possible language and the rest. `members/2022-26` has the same form, so the language needs a
 * check.
 */
const TOPIC = /^([a-z]+)\/(.+)$/s;

/** Returns the language and the English topic of a translation such as `hi/club`, or null for a topic in English. */
export function translationOf(
  topic: string,
): { readonly language: TranslatedInto; readonly of: string } | null {
  const [, code, of] = TOPIC.exec(topic) ?? [];
  const language = TRANSLATED_INTO.find((one) => one === code);
  return language === undefined || of === undefined ? null : { language, of };
}

/** Returns the topic that has the translations of the topic `of` into a language. For English, returns `of` itself. */
export function topicIn(language: Language, of: string): string {
  return language === "en" ? of : `${language}/${of}`;
}

/** Returns the field that a text's key names, without the entry: `cards[].title` for `cards[aim].title`. */
export function fieldOfKey(key: string): string {
  return key.replace(/\[[^\]]*\]/g, "[]");
}

/**
 * Returns the translation of the text `english`, or undefined if no translation was written for this text. The key of
 * an entry without an id contains its position. After such an entry is moved, its translation is found by the English
 * text.
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
