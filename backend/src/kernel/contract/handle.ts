import { withoutAround, withoutMarks } from "./visible-text.js";

/** The pattern of handles that Codeforces has allowed since 2010. Stored handles that do not match it are kept. */
const NAME = String.raw`[A-Za-z0-9_.\-]{3,24}`;
/*
 * Returns a pattern that lists both cases of each letter, because the JSON Schema of the REST API has no flag for
 * ignoring case.
 */
const anyCase = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const SITE = String.raw`(?:${anyCase("http")}[Ss]?:\/\/)?(?:[A-Za-z0-9-]+\.)?${anyCase("codeforces")}\.${anyCase("com")}\/`;
const PROFILE = String.raw`${SITE}(?:${anyCase("profile")}|submissions|contests\/with)\/`;

/**
 * Matches a handle as people paste it: alone, after an @, or in a profile's address. Also matches a blank text, which
 * means no handle.
 */
export const HANDLE_PATTERN = new RegExp(String.raw`^ *(?:@?${NAME}|${PROFILE}${NAME}\/?(?:[?#]\S*)?)? *$`);

/**
 * Returns a pasted handle without invisible characters or surrounding punctuation. Full-width letters become ordinary
 * letters.
 */
export function visibleHandle(text: string): string {
  return withoutAround(withoutMarks(text.normalize("NFKC")).trim(), "<([ ", ">)],; ");
}

/** Returns the handle in a pasted text, as stored, or null for an empty text. */
export function normaliseHandle(text: string | null | undefined): string | null {
  const pasted = visibleHandle(text ?? "");
  const name = pasted.replace(new RegExp(`^${PROFILE}`), "");
  const handle = name === pasted ? name.replace(/^@/, "") : name.replace(/[/?#].*$/s, "");
  return handle === "" ? null : handle;
}

/** Returns the form in which handles are compared. Codeforces ignores upper and lower case. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}
