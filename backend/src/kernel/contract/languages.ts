/** The languages that texts are translated into, as BCP 47 codes. */
export const TRANSLATED_INTO = ["hi", "bn"] as const;
export type TranslatedInto = (typeof TRANSLATED_INTO)[number];

/** The languages of the site. All texts are written in English first. */
export const LANGUAGES = ["en", ...TRANSLATED_INTO] as const;
export type Language = (typeof LANGUAGES)[number];
