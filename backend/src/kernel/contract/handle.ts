import { withoutAround, withoutMarks } from "./visible-text.js";

/** What Codeforces allows, since 2010; what was stored before this rule stays. */
const NAME = String.raw`[A-Za-z0-9_.\-]{3,24}`;
/* JSON Schema, in which the REST API describes the rule, has no flag for that. */
const anyCase = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const SITE = String.raw`(?:${anyCase("http")}[Ss]?:\/\/)?(?:[A-Za-z0-9-]+\.)?${anyCase("codeforces")}\.${anyCase("com")}\/`;
const PROFILE = String.raw`${SITE}(?:${anyCase("profile")}|submissions|contests\/with)\/`;

/** A handle as people paste it: alone, with an @ before it, or as the address of a profile; blank for none. */
export const HANDLE_PATTERN = new RegExp(String.raw`^ *(?:@?${NAME}|${PROFILE}${NAME}\/?(?:[?#]\S*)?)? *$`);

/** Returns what was pasted without invisible characters and what is around it, full-width letters as usual ones. */
export function visibleHandle(text: string): string {
  return withoutAround(withoutMarks(text.normalize("NFKC")).trim(), "<([ ", ">)],; ");
}

/** Returns the handle alone, as stored, or null for an empty text. */
export function normaliseHandle(text: string | null | undefined): string | null {
  const pasted = visibleHandle(text ?? "");
  const name = pasted.replace(new RegExp(`^${PROFILE}`), "");
  const handle = name === pasted ? name.replace(/^@/, "") : name.replace(/[/?#].*$/s, "");
  return handle === "" ? null : handle;
}

/** What a handle is compared by: Codeforces tells no cases apart. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}
