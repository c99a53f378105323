import { writeFile } from "node:fs/promises";
import { withClub, type Club } from "../club.js";
import { CommandError, type Command } from "../command.js";
import { csvText, type Sheet } from "../../../kernel/contract/csv-text.js";
import { eventSheet, paymentSheet, teamSheet, userSheet, wholeTeamSheet } from "../sheets.js";
import { jsonText, tableText } from "../table.js";

type MakeSheet = (club: Club) => Promise<Sheet>;

function list(what: string, summary: string, make: MakeSheet): Command {
  return {
    name: `list ${what}`,
    summary,
    options: { json: { help: "as JSON instead of a table" } },
    async run(values, shell) {
      const sheet = await withClub(shell, make);
      shell.print(values.has("json") ? jsonText(sheet) : tableText(sheet));
    },
  };
}

function exportCsv(what: string, summary: string, make: MakeSheet): Command {
  return {
    name: `export csv ${what}`,
    summary,
    details:
      "RFC 4180, UTF-8. Texts that a spreadsheet would run as a formula have an apostrophe in front.\nWithout --output it goes to standard output; use `npm run --silent club -- …` there, npm prints a line of its own.",
    options: { output: { value: "FILE", help: "a new file, readable only by you: it holds personal data" } },
    async run(values, shell) {
      const sheet = await withClub(shell, make);
      const file = values.text("output");
      if (file === undefined) {
        shell.write(csvText(sheet));
        return;
      }
      await writeFile(file, csvText(sheet), { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
        const isThere = (error as NodeJS.ErrnoException).code === "EEXIST";
        throw isThere ? new CommandError(`${file} is there already.`) : error;
      });
      shell.print(`${String(sheet.rows.length)} ${what} written to ${file}.`);
    },
  };
}

export const LIST_COMMANDS: readonly Command[] = [
  list("users", "Shows every account.", userSheet),
  list("teams", "Shows the current event's teams by ranking.", teamSheet),
  list("payments", "Shows the reported payments, oldest first.", paymentSheet),
  list("events", "Shows the club's events.", eventSheet),
  exportCsv("teams", "Writes the current event's teams with their people as CSV.", wholeTeamSheet),
  exportCsv("users", "Writes every account as CSV.", userSheet),
  exportCsv("payments", "Writes the reported payments as CSV.", paymentSheet),
];
