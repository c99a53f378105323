import { type Language, LANGUAGES, TRANSLATED_INTO } from "../contract/languages.js";

export { type Language, LANGUAGES } from "../contract/languages.js";

/** What matches one of those that texts are translated into, in a regular expression. */
export const ANY_TRANSLATED = TRANSLATED_INTO.join("|");

const ASKED = new RegExp(`^\\s*(${ANY_TRANSLATED})\\b`, "i");

/** The language that an Accept-Language header asks for first, whatever the country; English for all others. */
export function languageOf(header: string | undefined): Language {
  const [, asked] = ASKED.exec(header ?? "") ?? [];
  return LANGUAGES.find((language) => language === asked?.toLowerCase()) ?? "en";
}
