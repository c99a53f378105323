import { join } from "node:path";
import { textIn } from "../../kernel/languages/message.js";
import { contentFile, readContentFiles } from "./content-files.js";
import { type Content, type ContentRecords, readContent } from "./read-content.js";

const FOLDER = "frontend/content";

export interface LoadedContent {
  readonly content: Content;
  readonly records: ContentRecords;
  /** The paths of the files that are still marked as samples. */
  readonly samples: readonly string[];
}

/**
 * Reads and checks the content files, when the server starts and in `npm run content:check`.
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

function samplesOf(records: ContentRecords): string[] {
  const isSample = (record: unknown): boolean => (record as { sample?: unknown }).sample === true;
  return [...records].filter(([, record]) => isSample(record)).map(([topic]) => topic);
}
