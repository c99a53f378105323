/** The languages that the site speaks, as BCP 47 has them. English is the one that everything is written in. */
export const LANGUAGES = ["en", "hi", "bn"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language that an Accept-Language header asks for first, whatever the country; English for all others. */
export function languageOf(header: string | undefined): Language {
  const [, asked] = /^\s*(hi|bn)\b/i.exec(header ?? "") ?? [];
  return LANGUAGES.find((language) => language === asked?.toLowerCase()) ?? "en";
}
