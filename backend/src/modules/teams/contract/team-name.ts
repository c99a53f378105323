import { LIMITS } from "../../../kernel/contract/limits.js";

/** Cuts a text to at most `length` code points. Databases count characters in the same way. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join("");
}

/**
 * Returns a text's spelling for comparisons: compatibility forms unified (NFKC), no invisible characters, single
 * spaces, case folded, and at most `length` characters. Conversion to upper case makes `ß` equal to `SS`. Conversion to
 * lower case comes first, because otherwise a capital `ẞ` would not become `SS`.
 */
export function foldText(text: string, length: number): string {
  const visible = text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const folded = visible.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
  return cut(folded.replace(/\s+/gu, " ").trim(), length);
}

/** The length of the column `teams.nameKey`. */
const NAME_KEY_MAX = 100;

const VISIBLE = String.raw`[^\s\p{Default_Ignorable_Code_Point}]`;

/**
 * Invisible characters that may end a name, after a virama of an Indic script or after an emoji. visible-text.ts
 * defines where they may occur.
 */
const LAST_JOINER = String.raw`[\u200C\u200D\uFE0F]`;

/**
 * Matches a team name: 2 to 50 characters, with a visible first and last one. Surrounding space does not count.
 * Characters are code points, as databases count them, so a simple emoji is one character.
 */
export const TEAM_NAME_PATTERN = new RegExp(
  String.raw`^\s*${VISIBLE}.{${LIMITS.teamNameMin - 2},${LIMITS.teamNameMax - 2}}${VISIBLE}${LAST_JOINER}?\s*$`,
  "su",
);

/** Returns a team name as it is stored and displayed: no surrounding space, and single spaces inside. */
export function cleanTeamName(name: string): string {
  return name.trim().replace(/\s+/gu, " ");
}

/** Returns the key by which a team's name is unique in its event, and by which teams are sorted (see `foldText`). */
export function teamNameKey(name: string): string {
  return foldText(name, NAME_KEY_MAX);
}
