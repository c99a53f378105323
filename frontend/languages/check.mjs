/**
 * `npm run languages` counts messages without a translation. Fails on unused translations, on translations in another
 * part than their message, and on missing or unknown placeholders. `--write` fixes everything that needs no translator:
 * it moves messages to their part and removes unused ones. `--release` also fails on missing translations. `--missing
 * PART --language LANGUAGE` prints the part's untranslated messages as lines of JSON, each with a file that uses it.
 */
import { parseArgs } from "node:util";
import { entriesOf, TRANSLATED } from "./catalogues.mjs";
import { compare, write } from "./check-language.mjs";
import { usedMessages } from "./sources.mjs";

const { values } = parseArgs({
  options: {
    write: { type: "boolean" },
    release: { type: "boolean" },
    missing: { type: "string" },
    language: { type: "string" },
  },
});

const used = usedMessages();
if (values.missing !== undefined) printMissing(values.missing, values.language ?? "hi");
else
  for (const language of TRANSLATED) {
    if (values.write === true) write(language, used);
    const { lines, isGood } = compare(language, entriesOf(language), used, values.release === true);
    console.log(lines.join("\n"));
    if (!isGood) process.exitCode = 1;
  }

/** @param {string} part @param {string} language */
function printMissing(part, language) {
  const known = entriesOf(language);
  for (const one of used.values())
    if (one.part === part && !known.has(one.message))
      console.log(JSON.stringify([one.message, one.files[0]]));
}
