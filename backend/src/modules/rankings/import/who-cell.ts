/** A participant as named in a list or in a contest's standings. */
export interface Who {
  /** Possible names of the team, starting with the whole cell. */
  readonly names: readonly string[];
  readonly handles: readonly string[];
  /** Whether the participant was out of competition (`*`) or took part after the contest (`#`). */
  readonly isOutside: boolean;
}

/** Matches handles, by the rule that Codeforces introduced in 2010. */
const HANDLE = /^[A-Za-z0-9_.-]{3,24}$/;
/**
 * Maximum number of people in a cell. Codeforces lists one to three people, and other scoreboards also list a coach.
 */
const PEOPLE_MAX = 5;
const MARKED = /^[*#]\s*(.+)$|^(.+?)\s*[*#]$/su;

/**
 * Parses a participant in Codeforces' notation: `handle`, `handle, handle` or `Team: handle, handle, handle`. A `*` or
 * `#` may come before or after the participant.
 */
export function readWho(cell: string): Who {
  const text = cell.replace(/\s+/gu, " ").trim();
  const marked = MARKED.exec(text);
  const plain = marked?.[1] ?? marked?.[2] ?? text;
  const colon = plain.lastIndexOf(":");
  const listed = colon > 0 ? handlesIn(plain.slice(colon + 1)) : null;
  const team = listed === null ? [] : [plain.slice(0, colon).trim()];
  const names = [...new Set([text, plain, ...team])];
  return { names, handles: listed ?? handlesIn(plain) ?? [], isOutside: marked !== null };
}

/** Returns the handles in a list of handles, or null for any other text. */
function handlesIn(text: string): string[] | null {
  const handles = text.split(/[,;]/).map((part) => part.trim());
  return handles.length <= PEOPLE_MAX && handles.every((handle) => HANDLE.test(handle)) ? handles : null;
}
