/** A participant as named in a line of a list or in a contest's standings. */
export interface Who {
  /** Possible names of the team, the whole cell first. */
  readonly names: readonly string[];
  readonly handles: readonly string[];
  /** Whether a mark shows that the participant was out of competition (`*`) or took part after the contest (`#`). */
  readonly isOutside: boolean;
}

/** Matches handles by Codeforces' own rule since 2010. */
const HANDLE = /^[A-Za-z0-9_.-]{3,24}$/;
/**
 * The greatest number of people in a cell. Codeforces lists one to three people, and other scoreboards also list a
 * coach.
 */
const PEOPLE_MAX = 5;
const MARKED = /^[*#]\s*(.+)$|^(.+?)\s*[*#]$/su;

/**
 * Reads a participant in Codeforces' notation: `handle`, `handle, handle` or `Team: handle, handle, handle`, each with
 * an optional mark `*` or `#` before or after it.
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

/** Returns the handles in a text that is a list of handles, or null for any other text. */
function handlesIn(text: string): string[] | null {
  const handles = text.split(/[,;]/).map((part) => part.trim());
  return handles.length <= PEOPLE_MAX && handles.every((handle) => HANDLE.test(handle)) ? handles : null;
}
