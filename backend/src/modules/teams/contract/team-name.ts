import { LIMITS } from "../../../kernel/contract/limits.js";
import { foldText } from "./fold-text.js";

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
