import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TRANSLATED_INTO } from "../../kernel/contract/languages.js";
import { isTopic, TOPICS } from "./content-topics.js";
import { BATCH_FOLDER, OPTIONAL_TOPICS } from "./contract/topics.js";
import { EVENTS, eventSlugOf, translationOf } from "./contract/translations.js";
import { parseJson } from "./parse-json.js";

/** Returns the name of a topic's file in the content folder. For the batches, this is the name of a folder. */
export function contentFile(topic: string): string {
  return topic === BATCH_FOLDER ? topic : `${topic}.json`;
}

/** The folder with the texts of events. */
const EVENT_FOLDER = EVENTS.slice(0, -1);

/** The folders that may contain a language's files, such as `hi/members`. */
const TRANSLATIONS = TRANSLATED_INTO.flatMap((language) => [
  language,
  `${language}/${BATCH_FOLDER}`,
  `${language}/${EVENT_FOLDER}`,
]);

/**
 * Reads the content files, one file for each topic. The batches and the translations have folders of their own. Checks
 * that the required files exist, that all files have valid names, and that they are UTF-8 and JSON. Does not check the
 * texts in them.
 * @param root the folder
 * @param report receives each mistake with the path of its file, relative to the folder
 * @param hasEvents whether the files include the texts of events. Whether those events exist is not checked here.
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
      const isOptional = [BATCH_FOLDER, EVENT_FOLDER, ...TRANSLATIONS].includes(folder);
      if (!isOptional || existsSync(join(root, folder))) report(folder, "the folder is missing");
      return [];
    }
  };
  const folders = [BATCH_FOLDER, ...TRANSLATIONS, ...(hasEvents ? [EVENT_FOLDER] : [])];
  const inFolders = folders.flatMap((folder) =>
    namesIn(folder).map((name) => `${folder}/${name.slice(0, -".json".length)}`),
  );
  for (const topic of [...Object.keys(TOPICS), ...inFolders]) {
    const file = contentFile(topic);
    if (Object.hasOwn(OPTIONAL_TOPICS, topic) && !existsSync(join(root, file))) continue;
    try {
      if (!isTopic(topic) && translationOf(topic) !== null)
        throw new Error("it has the name of no file that has texts to translate");
      if (!isTopic(topic) && eventSlugOf(topic) === null)
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

/**
 * Returns the text of a UTF-8 file, without the byte order mark that some editors put before it.
 * @throws Error that names the mistake
 */
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
