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

/** Returns a team name as stored and displayed: no surrounding space, and single spaces inside. */
export function cleanTeamName(name: string): string {
  return name.trim().replace(/\s+/gu, " ");
}

/**
 * Cyrillic and Greek letters whose capital or small form looks like a Latin letter. `LATIN` has that Latin letter at
 * the same position. From Unicode's confusables.txt (https://www.unicode.org/reports/tr39/).
 */
const LOOK_ALIKES = "авекмнорстухіјѕһԁԛԝαβεζηικμνορτυχ";
const LATIN = "abekmhopctyxijshdqwabezhikmnoptyx";
const LATIN_OF = new Map(Array.from(LOOK_ALIKES, (letter, at) => [letter, LATIN.charAt(at)]));

/** Matches a look-alike in a word. A Greek letter alone is a sign, as in "Team α". */
const LOOK_ALIKE = new RegExp(
  String.raw`(?<=[\p{L}\p{M}])[${LOOK_ALIKES}]|[${LOOK_ALIKES}](?=[\p{L}\p{M}])`,
  "gu",
);

/**
 * Returns the key by which a team's name is unique in its event, and by which teams are sorted (see `foldText`). Names
 * that look alike have the same key.
 */
export function teamNameKey(name: string): string {
  const folded = foldText(name, Infinity).replace(LOOK_ALIKE, (letter) => LATIN_OF.get(letter) ?? letter);
  return cut(folded.normalize("NFKC"), NAME_KEY_MAX);
}

/**
 * Returns the keys under which a team with this name may be stored, the exact one first. Names that look alike were once
 * allowed in the same event, and the second of two such teams keeps its exact key.
 */
export function storedNameKeys(name: string): readonly string[] {
  return [...new Set([foldText(name, NAME_KEY_MAX), teamNameKey(name)])];
}
