import { LIMITS } from "../../../kernel/contract/limits.js";

/** Cuts to at most `length` characters as databases count them (code points). */
function cut(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join("");
}

/**
 * The spelling under which two texts count as the same: compatibility forms unified (NFKC), invisible characters gone,
 * white space collapsed, case folded; at most `length` characters. By way of upper case, because `ß` and `SS` only meet
 * there; lower case before it, because a capital `ẞ` only gets there so.
 */
export function foldText(text: string, length: number): string {
  const visible = text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const folded = visible.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
  return cut(folded.replace(/\s+/gu, " ").trim(), length);
}

/** Length of the column `teams.nameKey`. */
const NAME_KEY_MAX = 100;

const VISIBLE = String.raw`[^\s\p{Default_Ignorable_Code_Point}]`;

/** What a name of an Indic script, or one with an emoji, may end in (plain-text.ts says behind which characters). */
const LAST_JOINER = String.raw`[\u200C\u200D\uFE0F]`;

/**
 * A team name: 2 to 50 characters between two visible ones, surrounding space not counted. Characters are code points,
 * as databases count them, so that one emoji is one.
 */
export const TEAM_NAME_PATTERN = new RegExp(
  String.raw`^\s*${VISIBLE}.{${LIMITS.teamNameMin - 2},${LIMITS.teamNameMax - 2}}${VISIBLE}${LAST_JOINER}?\s*$`,
  "su",
);

/** The spelling in which a team's name is kept and shown: no surrounding space, single spaces inside. */
export function cleanTeamName(name: string): string {
  return name.trim().replace(/\s+/gu, " ");
}

/** What a team's name is unique by in its event, and sorted by: see `foldText`. */
export function teamNameKey(name: string): string {
  return foldText(name, NAME_KEY_MAX);
}
