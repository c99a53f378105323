import { writeFile } from "node:fs/promises";
import { csvFile, csvText } from "../../../kernel/contract/csv-text.js";
import { withClub } from "../club.js";
import { CommandError, UsageError, type Command, JSON_OPTION, printResult } from "../command.js";
import { EVENTS, type Listing, PAYMENTS, sheetOf, tableText, TEAMS, USERS, WHOLE_TEAMS } from "../sheets.js";

function list<Row extends object>(what: string, summary: string, listing: Listing<Row>): Command {
  return {
    name: `list ${what}`,
    summary,
    options: JSON_OPTION,
    async run(values, shell) {
      const rows = await withClub(shell, listing.read);
      printResult(values, shell, rows, [tableText(sheetOf(listing, rows))]);
    },
  };
}

/** The export formats: each with its help text and the function that writes the rows. */
const FORMATS = {
  csv: {
    details:
      "RFC 4180 and UTF-8, with times in Indian Standard Time. An apostrophe precedes texts that a spreadsheet would run as a formula. A file is for a spreadsheet: it has a BOM, and keeps long numbers and leading zeros as text.",
    text: <Row extends object>(listing: Listing<Row>, rows: readonly Row[], isFile: boolean) =>
      (isFile ? csvFile : csvText)(sheetOf(listing, rows)),
  },
  json: {
    details: "A list of objects with the names of the API's types.",
    text: <Row extends object>(_listing: Listing<Row>, rows: readonly Row[]) =>
      `${JSON.stringify(rows, null, 2)}\n`,
  },
} as const;

function exports<Row extends object>(what: string, content: string, listing: Listing<Row>): Command[] {
  return (["csv", "json"] as const).map((format) => ({
    name: `export ${format} ${what}`,
    summary: `Writes ${content} as ${format.toUpperCase()}.`,
    details: `${FORMATS[format].details}\nWithout --output, the export goes to standard output. Use \`npx club\` or \`npm run --silent club -- …\`, because npm prints its own lines.`,
    options: {
      output: { value: "FILE", help: "a new file that only you can read, because it holds personal data" },
      json: { help: "with --output, the result as JSON" },
    },
    async run(values, shell) {
      const file = values.text("output");
      if (file === undefined && values.has("json"))
        throw new UsageError(
          "--json needs --output, because without --output the command prints the export.",
        );
      const rows = await withClub(shell, listing.read);
      const text = FORMATS[format].text(listing, rows, file !== undefined);
      if (file === undefined) {
        shell.write(text);
        return;
      }
      await writeFile(file, text, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
        const isThere = (error as NodeJS.ErrnoException).code === "EEXIST";
        throw isThere ? new CommandError(`${file} already exists. Choose another file.`) : error;
      });
      const count = rows.length;
      printResult(values, shell, { file, count }, [`${String(count)} ${what} written to ${file}.`]);
    },
  }));
}

export const LIST_COMMANDS: readonly Command[] = [
  list("users", "Shows every account.", USERS),
  list("teams", "Shows the current event's teams by ranking.", TEAMS),
  list("payments", "Shows the reported payments, oldest first.", PAYMENTS),
  list("events", "Shows the club's events.", EVENTS),
  ...exports("teams", "the current event's teams with their people", WHOLE_TEAMS),
  ...exports("users", "every account", USERS),
  ...exports("payments", "the reported payments", PAYMENTS),
];
