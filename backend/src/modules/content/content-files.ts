import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TRANSLATED_INTO } from "../../kernel/contract/languages.js";
import { BATCHES, isTopic, OPTIONAL_TOPICS, TOPICS } from "./content-topics.js";
import { EVENTS, eventOf, translationOf } from "./contract/translations.js";
import { parseJson } from "./parse-json.js";

/** A topic's file in the folder of the content; that of the batches is a folder. */
export function contentFile(topic: string): string {
  return topic === BATCHES ? topic : `${topic}.json`;
}

/** The folder of the texts of events. */
const EVENT_FOLDER = EVENTS.slice(0, -1);

/** The folders in which a language's files may be, as `hi/members`. */
const TRANSLATIONS = TRANSLATED_INTO.flatMap((language) => [
  language,
  `${language}/${BATCHES}`,
  `${language}/${EVENT_FOLDER}`,
]);

/**
 * Reads the content files as they are, one file a topic; the batches have a folder of their own, and so have the translations of a language, if there are any. Nothing is checked but that they
 * are there, but for those that a club may do without, and JSON.
 * @param root the folder
 * @param report takes down what is wrong with a file, named from the folder on
 * @param hasEvents whether the texts of events are among them; which events there are is not known here
 */
export function readContentFiles(
  root: string,
  report: (file: string, mistake: string) => void,
  { hasEvents }: { readonly hasEvents: boolean },
): Map<string, unknown> {
  const records = new Map<string, unknown>();
  const namesIn = (folder: string): string[] => {
    try {
      return readdirSync(join(root, folder))
        .filter((name) => name.endsWith(".json"))
        .sort();
    } catch {
      // A club may have no batch, no event, and no translations.
      const isOptional = [BATCHES, EVENT_FOLDER, ...TRANSLATIONS].includes(folder);
      if (!isOptional || existsSync(join(root, folder))) report(folder, "the folder is missing");
      return [];
    }
  };
  const folders = [BATCHES, ...TRANSLATIONS, ...(hasEvents ? [EVENT_FOLDER] : [])];
  const inFolders = folders.flatMap((folder) =>
    namesIn(folder).map((name) => `${folder}/${name.slice(0, -".json".length)}`),
  );
  for (const topic of [...Object.keys(TOPICS), ...inFolders]) {
    const file = contentFile(topic);
    if (Object.hasOwn(OPTIONAL_TOPICS, topic) && !existsSync(join(root, file))) continue;
    try {
      if (!isTopic(topic) && translationOf(topic) !== null)
        throw new Error("it has the name of no file that has texts to translate");
      if (!isTopic(topic) && eventOf(topic) === null)
        throw new Error(
          'a batch\'s file is named in lower-case letters, digits and hyphens, such as "2025-29.json"',
        );
      records.set(topic, parseJson(readText(join(root, file))));
    } catch (error) {
      report(file, error instanceof Error ? error.message : String(error));
    }
  }
  const known = Object.keys(TOPICS).map((topic) => `${topic}.json`);
  for (const name of namesIn(".")) {
    if (!known.includes(name)) report(name, `no such file is read; there are ${known.join(", ")}`);
  }
  if (!hasEvents && existsSync(join(root, EVENT_FOLDER)))
    report(EVENTS, "no such folder is read: the texts of events are edited on the tab Content");
  return records;
}

/** The text of a UTF-8 file, without the mark that some editors put before it. @throws Error saying what is wrong. */
function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new Error("the file is missing or cannot be read");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("the file is not saved as UTF-8");
  }
}
