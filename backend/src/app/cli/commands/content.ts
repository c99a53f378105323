import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "../../../kernel/project-root.js";
import { contentFile, readContentFiles } from "../../../modules/content/content-files.js";
import { createContentEditing, createContentServices } from "../../../modules/content/content.module.js";
import type { ContentImportService } from "../../../modules/content/editing/content-import.service.js";
import { eventOf } from "../../../modules/content/contract/translations.js";
import { OPERATOR, withClub } from "../club.js";
import { CommandError, type Command, type Shell, JSON_OPTION, printResult } from "../command.js";

/** Runs `work` with the content that the configured database has over the project's files. */
function withContent<T>(shell: Shell, work: (content: ContentImportService) => Promise<T>): Promise<T> {
  return withClub(shell, ({ env, ...services }) =>
    work(createContentEditing(createContentServices(env, PROJECT_ROOT), services).contentImports),
  );
}

const exportContent: Command = {
  name: "content export",
  summary: "Writes what the pages say as files, one for each topic.",
  details:
    "The same form as frontend/content (docs/content.md), translations in hi and bn, and the texts of events in events: edit\nthem, then bring them in with content import.",
  argument: { value: "FOLDER", required: true, help: "a new or empty folder" },
  options: JSON_OPTION,
  run: (values, shell) =>
    withContent(shell, async (content) => {
      const folder = values.argument ?? "";
      const records = await content.shown();
      for (const [topic, record] of records) {
        const file = join(folder, contentFile(topic));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, `${JSON.stringify(record, null, 2)}\n`, { flag: "wx" }).catch(
          (error: unknown) => {
            const isThere = (error as NodeJS.ErrnoException).code === "EEXIST";
            throw isThere ? new CommandError(`${file} is there already. Choose an empty folder.`) : error;
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
  summary: "Publishes what the files of a folder say, where it differs from what the pages say.",
  details:
    "The folder is like frontend/content, or as content export wrote it. All parts are published, or none when there is\na mistake. Every part has to be there; a batch or an event that is not in the folder does not change, and neither do an\nevent's days and fee. A running site shows it within seconds; its history has what was there before.",
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
          : await content.publish(OPERATOR, records, (topic, place, complaint) => {
              report(contentFile(topic), mistakeAt(topic, place, complaint));
            });
      if (mistakes.length > 0) throw new CommandError(mistakes.join("\n"));
      printResult(values, shell, { published }, [
        published.length === 0 ? "The pages say all of this already." : `Published: ${published.join(", ")}.`,
      ]);
    }),
};

/** Returns what is wrong at a place of a topic. Complaints about an event are whole sentences. */
function mistakeAt(topic: string, place: string, complaint: string): string {
  const isSentence = eventOf(topic) !== null;
  return `${place}${isSentence && place !== "" ? ":" : ""} ${complaint}`.trim();
}

/** The commands for the content as files. */
export const CONTENT_COMMANDS: readonly Command[] = [exportContent, importContent];
