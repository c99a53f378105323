import { type Language, TRANSLATED_INTO, type TranslatedInto } from "../../../kernel/contract/languages.js";

/** Events as topics: `events/algOlympics` has the texts of an event, `hi/events/algOlympics` their translations. */
export const EVENTS = "events/";

/** The address of the event whose texts in English a topic has; null for every other topic. */
export function eventOf(topic: string): string | null {
  return topic.startsWith(EVENTS) ? topic.slice(EVENTS.length) : null;
}

/** A translated text, and the English one that it was written for. */
export interface Translation {
  readonly english: string;
  readonly text: string;
}

/** What may be a language, and a topic: `members/2022-26` has the same form. */
const TOPIC = /^([a-z]+)\/(.+)$/s;

/** The language and the topic that a topic such as `hi/club` translates; null for a topic in English. */
export function translationOf(
  topic: string,
): { readonly language: TranslatedInto; readonly of: string } | null {
  const [, code, of] = TOPIC.exec(topic) ?? [];
  const language = TRANSLATED_INTO.find((one) => one === code);
  return language === undefined || of === undefined ? null : { language, of };
}

/** The topic that says in a language what another says in English; that one for English. */
export function topicIn(language: Language, of: string): string {
  return language === "en" ? of : `${language}/${of}`;
}

/** Which field a text's key names, of whichever entry: `cards[aim].title` is `cards[].title`. */
export function fieldOfKey(key: string): string {
  return key.replace(/\[[^\]]*\]/g, "[]");
}

/**
 * The translation of a text that says `english` now; undefined where there is none, or the English has changed since. Entries
 * without an id are counted, so one that has moved is found by what it says.
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
