import { join } from "node:path";
import { textIn } from "../../kernel/languages/message.js";
import { contentFile, readContentFiles } from "./content-files.js";
import { type Content, type ContentRecords, readContent } from "./read-content.js";

/** The folder of the product's content, relative to the repository. */
const FOLDER = "frontend/content";

/** The content of the files, as checked and as parsed. */
export interface LoadedContent {
  readonly content: Content;
  readonly records: ContentRecords;
  /** The files that are still marked as the sample that the product ships. */
  readonly samples: readonly string[];
}

/**
 * Reads and checks the content files. The server at its start and `npm run content:check` both use it.
 * @param root the repository's folder
 * @throws Error with one line for each mistake, such as `frontend/content/testimonials.json: testimonials[3].feedback
 * must not be empty`
 */
export function loadContent(root: string): LoadedContent {
  const mistakes: string[] = [];
  const report = (file: string, mistake: string): void => {
    mistakes.push(`${FOLDER}/${file}: ${mistake}`);
  };
  const records = readContentFiles(join(root, FOLDER), report, { hasEvents: false });
  const content = readContent(records, (topic, place, complaint) => {
    report(contentFile(topic), `${place} ${textIn("en", complaint)}`.trim());
  });
  if (content === null || mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return { content, records, samples: samplesOf(records).map((topic) => `${FOLDER}/${contentFile(topic)}`) };
}

/** Returns the topics that are still marked as the sample that the product ships. */
function samplesOf(records: ContentRecords): string[] {
  const isSample = (record: unknown): boolean => (record as { sample?: unknown }).sample === true;
  return [...records].filter(([, record]) => isSample(record)).map(([topic]) => topic);
}
