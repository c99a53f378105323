/**
 * Compares the catalogues with what the site says: `npm run languages` names what is not translated, what nothing uses any
 * more, and translations that lack or invent a placeholder. With `--write` it moves messages to the part that they belong
 * to, and takes out what is unused. `--missing PART` prints the part's messages that a language lacks, each with where it
 * is used, in lines of JSON.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { entriesOf, TRANSLATED } from "./catalogues.mjs";
import { usedMessages } from "./sources.mjs";

const { values } = parseArgs({
  options: { write: { type: "boolean" }, missing: { type: "string" }, language: { type: "string" } },
});
const FOLDER = fileURLToPath(new URL("../../backend/languages/", import.meta.url));

const used = usedMessages();
if (values.missing !== undefined) printMissing(values.missing, values.language ?? "hi");
else for (const language of TRANSLATED) check(language);

/** @param {string} part @param {string} language */
function printMissing(part, language) {
  const known = entriesOf(language);
  for (const one of used.values())
    if (one.part === part && !known.has(one.message))
      console.log(JSON.stringify([one.message, one.files[0]]));
}

/** @param {string} language */
function check(language) {
  const entries = entriesOf(language);
  const missing = [...used.keys()].filter((message) => !entries.has(message));
  const unused = [...entries.keys()].filter((message) => !used.has(message));
  const wrong = [...entries].filter(([message, { text }]) => shape(message) !== shape(text));
  if (values.write === true) write(language, entries);
  for (const message of missing) console.log(`${language}: not translated: ${message}`);
  if (values.write !== true) for (const message of unused) console.log(`${language}: unused: ${message}`);
  for (const [message, { text }] of wrong)
    console.log(`${language}: other placeholders: ${message} → ${text}`);
  const counts = [missing.length, unused.length, wrong.length].map(String);
  console.log(
    `${language}: ${String(used.size)} messages, ${counts[0]} not translated, ${counts[1]} unused, ${counts[2]} wrong`,
  );
  if (missing.length + wrong.length > 0 || (unused.length > 0 && values.write !== true)) process.exitCode = 1;
}

/** The names that a message has places for. @param {string} message */
function shape(message) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {readonly import("@formatjs/icu-messageformat-parser").MessageFormatElement[]} parts */
  const collect = (parts) => {
    for (const part of parts) {
      if (part.type === TYPE.argument || part.type === TYPE.plural) names.add(part.value);
      if (part.type === TYPE.plural) for (const { value } of Object.values(part.options)) collect(value);
      if (part.type === TYPE.tag) {
        names.add(`<${part.value}>`);
        collect(part.children);
      }
    }
  };
  try {
    collect(parse(message));
  } catch (error) {
    return `unreadable: ${String(error)}`;
  }
  return [...names].sort().join(" ");
}

/** @param {string} language @param {ReturnType<typeof entriesOf>} entries */
function write(language, entries) {
  /** @type {Map<string, Record<string, string>>} */
  const parts = new Map();
  for (const { message, part } of used.values()) {
    const text = entries.get(message)?.text;
    if (text !== undefined) parts.set(part, { ...parts.get(part), [message]: text });
  }
  mkdirSync(`${FOLDER}${language}`, { recursive: true });
  for (const file of readdirSync(`${FOLDER}${language}`)) rmSync(`${FOLDER}${language}/${file}`);
  for (const [part, messages] of parts)
    writeFileSync(`${FOLDER}${language}/${part}.json`, `${JSON.stringify(messages, null, 2)}\n`);
}
