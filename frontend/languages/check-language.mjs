/** Compares a language's catalogues with the site's messages, and moves messages to their part's file (`PARTS`). */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { CATALOGUES, entriesOf } from "./catalogues.mjs";

/** @typedef {ReturnType<typeof entriesOf>} Entries */
/**
 * @typedef {ReadonlyMap<string, Pick<import("./sources.mjs").Used, "message" | "part">>} UsedMessages in source order
 */

/**
 * Returns one line for each mistake, and a line with the counts. An untranslated message counts as a mistake only for a
 * release. Before a release, a translation may be missing, because readers see the English text instead. All other
 * mistakes always count.
 * @param {string} language @param {Entries} entries @param {UsedMessages} used @param {boolean} isRelease
 * @returns {{ lines: string[], isGood: boolean }}
 */
export function compare(language, entries, used, isRelease) {
  const all = [...entries];
  const gaps = [...used.keys()].filter((message) => !entries.has(message));
  const unused = all.filter(([message]) => !used.has(message));
  const misplaced = all.filter(([message, { part }]) => (used.get(message)?.part ?? part) !== part);
  const invalidEntries = all.filter(
    ([message, { text }]) => text.trim() === "" || shape(message) !== shape(text),
  );
  const counts = `untranslated: ${String(gaps.length)}, unused: ${String(unused.length)}, misplaced: ${String(misplaced.length)}, wrong: ${String(invalidEntries.length)}`;
  const lines = [
    ...gaps.map((message) => `untranslated: ${message}`),
    ...unused.map(([message]) => `unused: ${message}`),
    ...misplaced.map(
      ([message, { part }]) => `in ${part}.json, not in ${String(used.get(message)?.part)}.json: ${message}`,
    ),
    ...invalidEntries.map(([message, { text }]) => `empty, or with other placeholders: ${message} → ${text}`),
    `${String(used.size)} messages, ${counts}`,
  ];
  const faults = unused.length + misplaced.length + invalidEntries.length + (isRelease ? gaps.length : 0);
  return { lines: lines.map((line) => `${language}: ${line}`), isGood: faults === 0 };
}

/** Returns the names of a message's placeholders and tags, or why it cannot be parsed. @param {string} message */
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

/**
 * Returns the corrected files of a language. A message keeps its line if it stays in its part. A message that is new in
 * a part follows the message before it in the sources.
 * @param {Entries} entries @param {UsedMessages} used @returns {Map<string, string>} by the name of the part
 */
function arranged(entries, used) {
  /** @type {Map<string, string[]>} */
  const parts = new Map();
  for (const [message, { part }] of entries)
    if (used.get(message)?.part === part) parts.set(part, [...(parts.get(part) ?? []), message]);
  /** @type {Map<string, string>} the previous message in each part */
  const before = new Map();
  for (const { message, part } of used.values()) {
    const entry = entries.get(message);
    if (!entry) continue;
    const lines = parts.get(part) ?? [];
    if (entry.part !== part) lines.splice(lines.indexOf(before.get(part) ?? "") + 1, 0, message);
    parts.set(part, lines);
    before.set(part, message);
  }
  const texts = (/** @type {string[]} */ lines) => lines.map((line) => [line, entries.get(line)?.text]);
  return new Map(
    [...parts].map(([part, lines]) => [
      part,
      `${JSON.stringify(Object.fromEntries(texts(lines)), null, 2)}\n`,
    ]),
  );
}

/**
 * Writes the files from `arranged` that have changed.
 * @param {string} language @param {UsedMessages} used @param {string} [folder]
 */
export function write(language, used, folder = CATALOGUES) {
  const files = arranged(entriesOf(language, folder), used);
  const path = (/** @type {string} */ file) => `${folder}${language}/${file}`;
  mkdirSync(path(""), { recursive: true });
  const old = readdirSync(path(""));
  for (const file of old) if (!files.has(file.replace(/\.json$/, ""))) rmSync(path(file));
  for (const [part, text] of files) {
    const file = `${part}.json`;
    if (!old.includes(file) || readFileSync(path(file), "utf8") !== text) writeFileSync(path(file), text);
  }
}
