import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../../../..");

/** For some headings of tables and exports, other wordings that no heading may have instead (docs/lists.md). */
const OTHER_WORDINGS: Readonly<Record<string, RegExp>> = {
  ID: /\b(?:Id|id)\b/,
  Email: /e-mail/i,
  "Roll No.": /roll number/i,
  "Codeforces handle": /^Handle$/,
  "Transaction ID": /\bUTR\b/,
  Rank: /\bRanking\b/,
  Day: /^Date$/,
  Reference: /Team's reference/,
};

const TABLES = /\bheader: (?:t\()?"([^"]+)"/g;
const SHEETS = /\bheadings: \[([^\]]*)\]/g;
/** Columns of the command line's lists: `Name: (`, `"Roll No.": (` and `[`${who}: email`]: (`. */
const COMMANDS = /^ {2,4}(?:\[`\$\{who\}: ([^`]+)`\]|"([^"]+)"|([A-Z]\w+)): \(/gm;

function headingsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), "utf8");
  const sheets = [...source.matchAll(SHEETS)].flatMap(([, list = ""]) => [...list.matchAll(/"([^"]+)"/g)]);
  const commands = file.endsWith("sheets.ts") ? [...source.matchAll(COMMANDS)] : [];
  return [...source.matchAll(TABLES), ...sheets, ...commands].flatMap(([, ...parts]) => parts.join(""));
}

test("each subject has one heading in all tables, exports and lists of the command line", () => {
  const files = globSync(["frontend/src/features/**/*.{ts,tsx}", "backend/src/app/cli/sheets.ts"], {
    cwd: ROOT,
    exclude: (name) => name.includes(".test."),
  });
  const headings = new Set(files.flatMap(headingsOf));
  expect(Object.keys(OTHER_WORDINGS).filter((heading) => !headings.has(heading))).toEqual([]);
  for (const [heading, other] of Object.entries(OTHER_WORDINGS))
    expect({ heading, others: [...headings].filter((each) => other.test(each)) }).toEqual({
      heading,
      others: [],
    });
});
