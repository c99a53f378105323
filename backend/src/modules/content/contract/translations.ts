import { type Language, TRANSLATED_INTO, type TranslatedInto } from "../../../kernel/contract/languages.js";

/**
 * The prefix of event topics. `events/algOlympics` contains an event's texts, and `hi/events/algOlympics` their
 * translations.
 */
export const EVENTS = "events/";

/** Returns the slug of the event with this topic, or null for other topics and for translations. */
export function eventSlugOf(topic: string): string | null {
  return topic.startsWith(EVENTS) ? topic.slice(EVENTS.length) : null;
}

/** A translated text, with the English text that the translator saw. */
export interface Translation {
  readonly english: string;
  readonly text: string;
}

/**
 * Splits a topic such as `hi/club` into the language and the English topic. `members/2022-26` matches too, so the
 * language must be checked afterwards.
 */
const TOPIC = /^([a-z]+)\/(.+)$/s;

/** Returns the language and the English topic of a translation such as `hi/club`, or null for an English topic. */
export function translationOf(
  topic: string,
): { readonly language: TranslatedInto; readonly of: string } | null {
  const [, code, of] = TOPIC.exec(topic) ?? [];
  const language = TRANSLATED_INTO.find((one) => one === code);
  return language === undefined || of === undefined ? null : { language, of };
}

/** Returns the topic with the translations of the topic `of`. For English, returns `of`. */
export function topicIn(language: Language, of: string): string {
  return language === "en" ? of : `${language}/${of}`;
}

/** Removes the entries' ids and positions from a text's key: returns `cards[].title` for `cards[aim].title`. */
export function fieldOfKey(key: string): string {
  return key.replace(/\[[^\]]*\]/g, "[]");
}

/**
 * Returns the translation of the text `english`, or undefined if there is none for this exact text. The key of an entry
 * without an id contains its position. If the entry has moved, the translation is found by its English text.
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

/** Translations by the keys of their English texts. */
export type TranslatedTexts = Readonly<Record<string, Translation>>;

interface KeyedText {
  readonly key: string;
  readonly english: string;
}

/**
 * Returns the translations, each under the current key of its English text. This key changes when an entry without an
 * id moves. A translation whose English text was changed or removed keeps its old key, but is left out if another
 * translation now has that key.
 */
export function inPlace(texts: TranslatedTexts, english: readonly KeyedText[]): TranslatedTexts {
  const entries = new Map(Object.entries(texts));
  const next: Record<string, Translation> = {};
  const placed = new Set<string>();
  const nameOf = (key: string, englishText: string): string => `${fieldOfKey(key)} ${englishText}`;
  for (const { key, english: englishText } of english) {
    const text = currentTranslation(entries, key, englishText);
    if (text === undefined) continue;
    next[key] = { english: englishText, text };
    placed.add(nameOf(key, englishText));
  }
  for (const [key, entry] of entries)
    if (!(key in next) && !placed.has(nameOf(key, entry.english))) next[key] = entry;
  return next;
}

/** Returns the number of texts whose translation is outdated, because the English text changed. */
export function outdatedCount(texts: TranslatedTexts, english: readonly KeyedText[]): number {
  const placed = inPlace(texts, english);
  return english.filter(({ key, english: now }) => key in placed && placed[key]?.english !== now).length;
}
