import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "../../../kernel/project-root.js";
import { contentFile, readContentFiles } from "../../../modules/content/content-files.js";
import { createContentEditing, createContentServices } from "../../../modules/content/content.module.js";
import type { ContentBulkService } from "../../../modules/content/editing/content-bulk.service.js";
import { eventSlugOf } from "../../../modules/content/contract/translations.js";
import { type Text, textIn } from "../../../kernel/languages/message.js";
import { OPERATOR, withClub } from "../club.js";
import { CommandError, type Command, type Shell, JSON_OPTION, printResult } from "../command.js";

/** Runs `work` with the configured database's content, which overrides the project's content files. */
function withContent<T>(shell: Shell, work: (content: ContentBulkService) => Promise<T>): Promise<T> {
  return withClub(shell, ({ env, ...services }) =>
    work(createContentEditing(createContentServices(env, PROJECT_ROOT), services).contentBulk),
  );
}

const exportContent: Command = {
  name: "content export",
  summary: "Writes the texts of the pages to files, one for each topic.",
  details:
    "The files have the same form as those in frontend/content (docs/content.md). Translations are in the\nfolders hi and bn, and texts of events are in the folder events.\nEdit the files, then import them with content import.",
  argument: { value: "FOLDER", required: true, help: "a new or empty folder" },
  options: JSON_OPTION,
  run: (values, shell) =>
    withContent(shell, async (content) => {
      const folder = values.argument ?? "";
      const records = await content.exported();
      for (const [topic, record] of records) {
        const file = join(folder, contentFile(topic));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, `${JSON.stringify(record, null, 2)}\n`, { flag: "wx" }).catch(
          (error: unknown) => {
            const isThere = (error as NodeJS.ErrnoException).code === "EEXIST";
            throw isThere ? new CommandError(`${file} already exists. Choose an empty folder.`) : error;
          },
        );
      }
      printResult(values, shell, { topics: [...records.keys()] }, [
        `${String(records.size)} files written to ${folder}.`,
      ]);
    }),
};

const importContent: Command = {
  name: "content import",
  summary: "Publishes the texts in a folder's files that differ from the pages.",
  details:
    "The folder has the same files as frontend/content, or comes from content export. The command publishes\neverything, or nothing when there is a mistake. Every part must be in the folder. A missing batch or event does not\nchange, and the days and fee of an event never change. A running site shows the new texts within seconds and keeps the old ones in its history.",
  argument: { value: "FOLDER", required: true, help: "the folder with the files" },
  options: JSON_OPTION,
  run: (values, shell) =>
    withContent(shell, async (content) => {
      const mistakes: string[] = [];
      const report = (file: string, mistake: string): void => void mistakes.push(`${file}: ${mistake}`);
      const records = readContentFiles(values.argument ?? "", report, { hasEvents: true });
      const published =
        mistakes.length > 0
          ? []
          : await content.importFiles(OPERATOR, records, (topic, place, complaint) => {
              report(contentFile(topic), mistakeAt(topic, place, complaint));
            });
      if (mistakes.length > 0) throw new CommandError(mistakes.join("\n"));
      printResult(values, shell, { published }, [
        published.length === 0
          ? "The pages already have all of these texts."
          : `Published: ${published.join(", ")}.`,
      ]);
    }),
};

/**
 * Returns an error's position in the topic, followed by the error's text. A colon separates the two if the text is a
 * whole sentence, as in errors about an event.
 */
function mistakeAt(topic: string, place: string, complaint: Text): string {
  const isSentence = eventSlugOf(topic) !== null;
  return `${place}${isSentence && place !== "" ? ":" : ""} ${textIn("en", complaint)}`.trim();
}

export const CONTENT_COMMANDS: readonly Command[] = [exportContent, importContent];
