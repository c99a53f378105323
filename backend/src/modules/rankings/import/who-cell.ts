/** Who took part, as a line of a list or of a contest's standings calls them. */
export interface Who {
  /** Possible names of the team, the literal cell first. */
  readonly names: readonly string[];
  readonly handles: readonly string[];
  /** Whether a mark says that they took part out of competition (`*`) or after the contest (`#`). */
  readonly isOutside: boolean;
}

/** Codeforces' own rule for handles since 2010. */
const HANDLE = /^[A-Za-z0-9_.-]{3,24}$/;
/** A party of Codeforces has one to three people; other scoreboards have a coach more. */
const PEOPLE_MAX = 5;
const MARKED = /^[*#]\s*(.+)$|^(.+?)\s*[*#]$/su;

/**
 * Reads who took part, as Codeforces writes it: `handle`, `Team: handle, handle, handle`, `handle, handle`, each with
 * the mark `*` or `#` before or after it.
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

/** The handles of a list of nothing else; null for any other text. */
function handlesIn(text: string): string[] | null {
  const handles = text.split(/[,;]/).map((part) => part.trim());
  return handles.length <= PEOPLE_MAX && handles.every((handle) => HANDLE.test(handle)) ? handles : null;
}
