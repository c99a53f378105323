import { StepFailed } from "./steps.mjs";

/**
 * A recipe is a page of docs/recipes/ whose blocks of code are its steps: ```diff PATH changes or creates a file by
 * hand, ```sh runs commands. Blocks below the heading "Check" verify the result. Everything else on the page is for its
 * readers.
 * @typedef {{ path: string, text: string }} Edit
 * @typedef {{ edit: Edit } | { command: string }} Step
 * @typedef {{ steps: Step[], checks: string[], atMost: number, byHand: number }} Recipe
 */

const BLOCK = /^```(diff|sh)(?: (\S+))?\n(.*?)^```$/gms;
const COUNT = /^\*\*Files by hand: (\d+)\*\*, at most (\d+)\b/m;

/**
 * Parses a page.
 * @param {string} page the page's text
 * @returns {Recipe}
 * @throws {StepFailed} when the page does not state its number of files
 */
export function readRecipe(page) {
  const [, byHand, atMost] = COUNT.exec(page) ?? [];
  if (byHand === undefined) throw new StepFailed('A recipe says "**Files by hand: 1**, at most 2".');
  const end = page.indexOf("\n## Check\n");
  /** @type {Recipe} */
  const recipe = { steps: [], checks: [], byHand: Number(byHand), atMost: Number(atMost) };
  for (const { index, 1: kind, 2: path, 3: text = "" } of page.matchAll(BLOCK)) {
    if (kind === "diff" && path !== undefined) recipe.steps.push({ edit: { path, text } });
    else if (kind === "sh" && index > end) recipe.checks.push(...commandsOf(text));
    else if (kind === "sh") recipe.steps.push(...commandsOf(text).map((command) => ({ command })));
  }
  return recipe;
}

/** @param {string} text @returns {string[]} */
function commandsOf(text) {
  return text
    .split("\n")
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter((line) => line !== "");
}

/**
 * Returns the files that a recipe changes by hand.
 * @param {Recipe} recipe
 * @returns {string[]}
 */
export function filesByHand({ steps }) {
  return [...new Set(steps.flatMap((step) => ("edit" in step ? [step.edit.path] : [])))];
}

/**
 * Returns a file's text after an edit. A line "@@" separates several changes in one file.
 * @param {string | null} before null for a file that does not exist yet
 * @param {Edit} edit
 * @returns {string}
 * @throws {StepFailed} if the file does not contain the old lines of a change, or contains them twice
 */
export function applyEdit(before, { path, text }) {
  const lines = text.replace(/\n$/, "").split("\n");
  if (before === null) {
    const other = lines.find((line) => !line.startsWith("+"));
    if (other !== undefined)
      throw new StepFailed(`${path} does not exist, so the file has no line "${other}".`);
    return `${lines.map((line) => line.slice(1)).join("\n")}\n`;
  }
  return `${lines.join("\n")}\n`.split(/^@@\n/m).reduce((result, hunk) => {
    const old = side(hunk, "-");
    const at = `\n${result}`.indexOf(`\n${old}`);
    if (at < 0) throw new StepFailed(`${path} has no such place:\n${hunk}`);
    if (`\n${result}`.includes(`\n${old}`, at + 1))
      throw new StepFailed(`${path} has this place more than once:\n${hunk}`);
    return result.slice(0, at) + side(hunk, "+") + result.slice(at + old.length);
  }, before);
}

/**
 * Returns one side of a hunk: the lines with the given mark and the lines without a mark.
 * @param {string} hunk
 * @param {"-" | "+"} mark
 */
function side(hunk, mark) {
  return hunk
    .split("\n")
    .slice(0, -1)
    .filter((line) => line === "" || line.startsWith(" ") || line.startsWith(mark))
    .map((line) => `${line.slice(1)}\n`)
    .join("");
}
