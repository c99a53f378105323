/**
 * Reads the translations: backend/languages/<language>/<part>.json, each of which maps English messages to their
 * translations.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of all languages, with a trailing slash. */
export const CATALOGUES = fileURLToPath(new URL("../../backend/languages/", import.meta.url));

/**
 * The site's languages other than English, which needs no catalogue. Each language has a folder
 * (backend/src/kernel/contract/languages.ts).
 */
export const TRANSLATED = readdirSync(CATALOGUES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Returns all messages of a language.
 * @param {string} language
 * @param {string} [folder]
 * @returns {Map<string, { readonly part: string, readonly text: string }>} keyed by the English message
 * @throws Error if two parts have the same message
 */
export function entriesOf(language, folder = CATALOGUES) {
  const entries = new Map();
  for (const file of readdirSync(`${folder}${language}`).sort()) {
    /** @type {Record<string, string>} */
    const messages = JSON.parse(readFileSync(`${folder}${language}/${file}`, "utf8"));
    for (const [message, text] of Object.entries(messages)) {
      if (entries.has(message)) throw new Error(`${language}: two parts have "${message}"`);
      entries.set(message, { part: file.replace(/\.json$/, ""), text });
    }
  }
  return entries;
}

/**
 * Returns the translations keyed by the English message; an empty map for English.
 * @param {string} language
 * @returns {Map<string, string>}
 */
export function catalogueOf(language) {
  if (language === "en") return new Map();
  return new Map([...entriesOf(language)].map(([message, { text }]) => [message, text]));
}
