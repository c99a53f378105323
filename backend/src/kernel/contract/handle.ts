/** What Codeforces allows, since 2010; what was stored before this rule stays. */
const NAME = String.raw`[A-Za-z0-9_.\-]{3,24}`;
const PROFILE = String.raw`(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?(?:[A-Za-z0-9-]+\.)?[Cc]odeforces\.com\/profile\/`;

/** A handle as people paste it: alone, with an @ before it, or as the address of a profile; blank for none. */
export const HANDLE_PATTERN = new RegExp(String.raw`^ *(?:@?${NAME}|${PROFILE}${NAME}\/?(?:[?#]\S*)?)? *$`);

/** The handle alone, as it is stored; null for none. */
export function normaliseHandle(text: string | null | undefined): string | null {
  const pasted = (text ?? "").trim();
  const name = pasted.replace(new RegExp(`^${PROFILE}`), "");
  const handle = name === pasted ? name.replace(/^@/, "") : name.replace(/[/?#].*$/s, "");
  return handle === "" ? null : handle;
}

/** The page of a handle on Codeforces. */
export function profileAddress(handle: string): string {
  return `https://codeforces.com/profile/${encodeURIComponent(handle)}`;
}

/** What a handle is compared by: Codeforces tells no cases apart. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}
