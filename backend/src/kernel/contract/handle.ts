import { withoutAround, withoutMarks } from "./visible-text.js";

/** The handles that Codeforces has allowed since 2010. Handles stored before this rule are kept. */
const NAME = String.raw`[A-Za-z0-9_.\-]{3,24}`;
/* The REST API describes the rule in JSON Schema, which has no flag for ignoring case. */
const anyCase = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const SITE = String.raw`(?:${anyCase("http")}[Ss]?:\/\/)?(?:[A-Za-z0-9-]+\.)?${anyCase("codeforces")}\.${anyCase("com")}\/`;
const PROFILE = String.raw`${SITE}(?:${anyCase("profile")}|submissions|contests\/with)\/`;

/** A handle as people paste it: alone, after an @, or in the address of a profile. A blank text means no handle. */
export const HANDLE_PATTERN = new RegExp(String.raw`^ *(?:@?${NAME}|${PROFILE}${NAME}\/?(?:[?#]\S*)?)? *$`);

/**
 * Returns a pasted handle without invisible characters and surrounding marks. Full-width letters become ordinary
 * letters.
 */
export function visibleHandle(text: string): string {
  return withoutAround(withoutMarks(text.normalize("NFKC")).trim(), "<([ ", ">)],; ");
}

/** Returns only the handle, as stored. Null for an empty text. */
export function normaliseHandle(text: string | null | undefined): string | null {
  const pasted = visibleHandle(text ?? "");
  const name = pasted.replace(new RegExp(`^${PROFILE}`), "");
  const handle = name === pasted ? name.replace(/^@/, "") : name.replace(/[/?#].*$/s, "");
  return handle === "" ? null : handle;
}

/** Returns the form in which handles are compared, because Codeforces ignores upper and lower case. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}
