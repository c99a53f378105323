import { type Language, LANGUAGES, TRANSLATED_INTO } from "../contract/languages.js";
import { acceptedLanguage } from "../net/accepted.js";

export { type Language, LANGUAGES } from "../contract/languages.js";

/** The source of a regular expression that matches any language with translations. */
export const ANY_TRANSLATED = TRANSLATED_INTO.join("|");

/**
 * Returns the site language that an Accept-Language header prefers, ignoring countries. Returns English if none
 * matches.
 */
export function languageOf(header: string | undefined): Language {
  // The site's own pages send a plain language code, which needs no parsing.
  const alone = LANGUAGES.find((language) => language === header);
  return alone ?? acceptedLanguage(header ?? "", LANGUAGES) ?? "en";
}

/** Returns an event's title in the given language. Without a translation, returns the English title (ADR 85). */
export type EventTitles = (language: Language, english: string) => string;

/** Leaves titles in English, for texts that exist in English only. */
export const ENGLISH_TITLES: EventTitles = (_language, english) => english;
