import "reflect-metadata";
import { PROJECT_ROOT } from "../kernel/project-root.js";
import { loadContent } from "../modules/content/load-content.js";

/** `npm run content:check`: reads the club's content files as the server does at its start and prints the mistakes. */
try {
  const { samples, content } = loadContent(PROJECT_ROOT);
  const { batches } = content;
  const people = batches.reduce((sum, { members }) => sum + members.length, 0);
  console.log(
    `The content is in order: ${String(batches.length)} batches with ${String(people)} people.` +
      (samples.length > 0 ? `\nStill marked as sample:\n  ${samples.join("\n  ")}` : ""),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
