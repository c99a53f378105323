import { type Language, LANGUAGES, TRANSLATED_INTO } from "../contract/languages.js";
import { acceptedLanguage } from "../net/accepted.js";

export { type Language, LANGUAGES } from "../contract/languages.js";

/** What matches one of those that texts are translated into, in a regular expression. */
export const ANY_TRANSLATED = TRANSLATED_INTO.join("|");

/** Returns the language of the site that an Accept-Language header wants most, whatever the country; English for none. */
export function languageOf(header: string | undefined): Language {
  // The site's own pages send the language alone.
  const alone = LANGUAGES.find((language) => language === header);
  return alone ?? acceptedLanguage(header ?? "", LANGUAGES) ?? "en";
}

/** The title of an event in a language, by the English one; the English one where there is no translation (ADR 85). */
export type EventTitles = (language: Language, english: string) => string;

/** For what is read in English alone. */
export const ENGLISH_TITLES: EventTitles = (_language, english) => english;
