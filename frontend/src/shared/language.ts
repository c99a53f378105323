/** Replaced by the build (vite.config.ts), as each language has one of its own. */
declare const SITE_LANGUAGE: "en" | "hi" | "bn";

/** The language that this build of the site is written in, as BCP 47 has it. */
export const LANGUAGE = SITE_LANGUAGE;

/** For `Intl` and `toLocaleString`: the language as it is written in India, with the digits that its texts have. */
export const LOCALE = `${LANGUAGE}-IN-u-nu-latn`;

/** What stands before each path of a page of this build: "" or "/hi". */
export const BASENAME = SITE_LANGUAGE === "en" ? "" : `/${SITE_LANGUAGE}`;

/** The site's languages by their own names, with what stands before the paths of their pages. */
export const LANGUAGES = [
  { code: "en", name: "English", basename: "" },
  { code: "hi", name: "हिन्दी", basename: "/hi" },
  { code: "bn", name: "বাংলা", basename: "/bn" },
] as const;

/** A path of this site without what its language puts before it. */
export function pathWithin(pathname: string): string {
  return pathname.startsWith(`${BASENAME}/`)
    ? pathname.slice(BASENAME.length)
    : pathname === BASENAME
      ? "/"
      : pathname;
}
