import type { Language } from "@contract/kernel/contract/languages";

/** Replaced by the build (vite.config.ts), as each language has one of its own. */
declare const SITE_LANGUAGE: Language;

/** The language that this build of the site is written in, as BCP 47 has it. */
export const LANGUAGE = SITE_LANGUAGE;

/** For `Intl` and `toLocaleString`: the language as written in India, with the digits that its texts have. */
export const LOCALE = `${LANGUAGE}-IN-u-nu-latn`;

const basenameOf = (language: Language): string => (language === "en" ? "" : `/${language}`);

/** The prefix of each path of a page of this build: "" or "/hi". */
export const BASENAME = basenameOf(SITE_LANGUAGE);

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", hi: "हिन्दी", bn: "বাংলা" };

/** The site's languages by their own names, with the prefix of their pages' paths. */
export const LANGUAGES = (Object.entries(LANGUAGE_NAMES) as [Language, string][]).map(([code, name]) => ({
  code,
  name,
  basename: basenameOf(code),
}));

/** A path of this site without what its language puts before it. */
export function pathWithin(pathname: string): string {
  return pathname.startsWith(`${BASENAME}/`)
    ? pathname.slice(BASENAME.length)
    : pathname === BASENAME
      ? "/"
      : pathname;
}
