import type { Language } from "@contract/kernel/contract/languages";

/** The build replaces this name with its language (vite.config.ts). Each language has a separate build. */
declare const SITE_LANGUAGE: Language;

/** The language of this build of the site, as a BCP 47 code. */
export const LANGUAGE = SITE_LANGUAGE;

/**
 * The locale for `Intl` and `toLocaleString`: the language as written in India, with Latin digits, as in the site's
 * texts.
 */
export const LOCALE = `${LANGUAGE}-IN-u-nu-latn`;

const basenameOf = (language: Language): string => (language === "en" ? "" : `/${language}`);

/** The path prefix of all pages of this build: "" for English, otherwise the language, such as "/hi". */
export const BASENAME = basenameOf(SITE_LANGUAGE);

/** The name of each language, in the language itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", hi: "हिन्दी", bn: "বাংলা" };

/** The site's languages, with their own names and their path prefixes. */
export const LANGUAGES = (Object.entries(LANGUAGE_NAMES) as [Language, string][]).map(([code, name]) => ({
  code,
  name,
  basename: basenameOf(code),
}));

/** Returns a path of this site without the language prefix. */
export function pathWithin(pathname: string): string {
  return pathname.startsWith(`${BASENAME}/`)
    ? pathname.slice(BASENAME.length)
    : pathname === BASENAME
      ? "/"
      : pathname;
}
