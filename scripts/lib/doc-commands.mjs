import { readFileSync } from "node:fs";
import { ROOT } from "./paths.mjs";
import { StepFailed } from "./steps.mjs";

/**
 * Returns the lines of the page's only block of shell commands that contains all of `texts` and none of `others`.
 * @param {string} page below docs/
 * @param {string[]} texts
 * @param {string[]} [others]
 * @returns {string[]}
 * @throws {StepFailed} when no block or several blocks match
 */
export function commandsOf(page, texts, others = []) {
  const text = readFileSync(`${ROOT}docs/${page}`, "utf8");
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, lines = ""]) => lines);
  const matchingBlocks = blocks.filter(
    (block) => texts.every((one) => block.includes(one)) && !others.some((one) => block.includes(one)),
  );
  const [block] = matchingBlocks;
  if (!block || matchingBlocks.length > 1)
    throw new StepFailed(
      `docs/${page} has ${matchingBlocks.length} blocks of commands with ${texts.join(", ")}.`,
    );
  return block
    .split("\n")
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter((line) => line !== "");
}
