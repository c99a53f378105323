/** The languages that texts are translated into, as BCP 47 has them. */
export const TRANSLATED_INTO = ["hi", "bn"] as const;
export type TranslatedInto = (typeof TRANSLATED_INTO)[number];

/** The languages that the site speaks. English is the one that everything is written in. */
export const LANGUAGES = ["en", ...TRANSLATED_INTO] as const;
export type Language = (typeof LANGUAGES)[number];
