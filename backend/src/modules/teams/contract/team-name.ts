import { LIMITS } from "../../../kernel/contract/limits.js";

/** Cuts a text to at most `length` code points, as databases count characters. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join("");
}

/**
 * Returns the spelling by which texts are compared: compatibility forms unified (NFKC), no invisible characters, single
 * spaces, case folded, and at most `length` characters. The text is converted to upper case because `ß` and `SS` are
 * equal only there. It is converted to lower case before, because only so a capital `ẞ` becomes `SS`.
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
 * Invisible characters at the end of a name in an Indic script or with an emoji. plain-text.ts says which characters
 * they may follow.
 */
const LAST_JOINER = String.raw`[\u200C\u200D\uFE0F]`;

/**
 * Matches a team name: 2 to 50 characters, of which the first and the last are visible. Surrounding space is not
 * counted. Characters are code points, as databases count them, so that one emoji is one.
 */
export const TEAM_NAME_PATTERN = new RegExp(
  String.raw`^\s*${VISIBLE}.{${LIMITS.teamNameMin - 2},${LIMITS.teamNameMax - 2}}${VISIBLE}${LAST_JOINER}?\s*$`,
  "su",
);

/** Returns the stored and displayed spelling of a team's name: no surrounding space, single spaces inside. */
export function cleanTeamName(name: string): string {
  return name.trim().replace(/\s+/gu, " ");
}

/** Returns the key by which a team's name is unique in its event and sorted (see `foldText`). */
export function teamNameKey(name: string): string {
  return foldText(name, NAME_KEY_MAX);
}
