import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, posix } from "node:path";
import { avoidedIn, avoidedWords, declaredNames, vagueWordsIn } from "./testing/standard-words.js";

const ROOT = join(__dirname, "../../..");
const FOLDERS = ["backend/src", "backend/bench", "frontend/src", "frontend/e2e", "scripts"];
/** Generated files, and migrations that have already run. */
const SKIPPED = /^(?:frontend\/src\/graphql|backend\/src\/app\/migrations)$/;

/** Allowed names, grouped by reason. */
const STAY: Readonly<Record<string, readonly string[]>> = {
  "the API's operations and inputs": [
    "undoRankings",
    "UndoRankingsInput",
    "RankingUndo",
    "ranking-undo.graphql",
    "undo-rankings.graphql",
    "undoStatementBatch",
    "UndoStatementBatchInput",
    "undo-statement-batch.graphql",
    "STATEMENT_UNDONE",
  ],
  "fields of the API, columns of the database or keys of the audit log": [
    "undo",
    "undoes",
    "undone",
    "undoneAt",
    "undoneBy",
    "undoneByName",
    "withdrawn",
  ],
  "values of StatementEffect in the API": ["kept", "takenBack"],
  "class-validator's name": ["isEnum"],
  "this check": ["standard-words.ts", "standard-words.test.ts", "avoidedWords"],
  "words in the sense of the language: of a name, a narration, a heading": [
    "nameWords",
    "narrationWords",
    "joinedWords",
    "likelyWords",
    "columnWords",
    "wantedWords",
  ],
};
const stays = new Set(Object.values(STAY).flat());

const words = avoidedWords(readFileSync(join(ROOT, "docs/glossary.md"), "utf8"));

const CODE = [".ts", ".tsx", ".mjs", ".graphql"];
const PROSE = [...CODE, ".cjs", ".js", ".css"];
/** The files that list the vague words themselves. */
const OWN_FILES = /\/standard-words(?:\.test)?\.ts$/;
/** Maximum number of vague words that are still allowed. Lower the limit when fewer are left; never raise it. */
const MAX_VAGUE = 40;

/** Returns the files below a folder that have one of these endings, as paths from the root. */
function below(folder: string, endings = CODE): string[] {
  if (SKIPPED.test(folder)) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return below(path, endings);
    return endings.includes(extname(entry.name)) ? [path] : [];
  });
}

/** Returns the file's own name and the names that it declares. */
function namesIn(path: string): string[] {
  const own = basename(path);
  if (path.endsWith(".graphql")) return [own];
  return [own, ...declaredNames(own, readFileSync(join(ROOT, path), "utf8"))];
}

test("no identifier and no file name contains a word that the glossary avoids", () => {
  expect(words.length).toBeGreaterThan(30);
  const files = FOLDERS.flatMap((folder) => below(folder));
  expect(files.length).toBeGreaterThan(1000);
  const used = new Set<string>();
  const avoidedNames = files.flatMap((path) =>
    namesIn(path).flatMap((name) => {
      const avoided = avoidedIn(name, words);
      if (avoided === null) return [];
      if (!stays.has(name)) return [`${path}: ${name} (docs/glossary.md avoids ${avoided})`];
      used.add(name);
      return [];
    }),
  );
  expect(avoidedNames).toEqual([]);
  expect([...stays].filter((name) => !used.has(name))).toEqual([]);
});

test("comments and strings have few vague words, and no further ones", () => {
  const files = ["backend/src", "frontend/src", "scripts"].flatMap((folder) => below(folder, PROSE));
  expect(files.length).toBeGreaterThan(1000);
  const changedAt = (path: string) => statSync(join(ROOT, path)).mtimeMs;
  const used = files
    .filter((path) => !OWN_FILES.test(path))
    .map((path) => ({ path, words: vagueWordsIn(readFileSync(join(ROOT, path), "utf8")) }))
    .filter((file) => file.words.length > 0)
    .sort((a, b) => changedAt(b.path) - changedAt(a.path))
    .flatMap((file) => file.words.map(({ line, word }) => `${file.path}:${String(line)}: ${word}`));
  // The files changed last come first, because new words are most likely in them.
  const excess = used.length > MAX_VAGUE ? used.slice(0, used.length - MAX_VAGUE + 20) : [];
  expect(excess).toEqual([]);
});

test("vague words are found by their line, in any case, and not inside of other words", () => {
  const text = "/** Somebody was TOLD. */\nnotFoundBeside(nobodys);\n// as it is";
  expect(vagueWordsIn(text)).toEqual([
    { line: 1, word: "Somebody" },
    { line: 1, word: "TOLD" },
    { line: 3, word: "as it is" },
  ]);
});

const SMALL = avoidedWords("- **term** (`code`): a `world`. Avoid: `desk`, shop,\n  `takePlace`, `…Words`\n");

test("only the words in backticks that are to be avoided are read", () => {
  expect(SMALL.map(({ text }) => text)).toEqual(["desk", "takePlace", "…Words"]);
});

test.each([
  ["useTeamDesk", "desk"],
  ["DESK_TEXTS", "desk"],
  ["desk-texts.test.ts", "desk"],
  ["#desk", "desk"],
  ["HTMLDesk", "desk"],
  ["takePlaceOf", "takePlace"],
  ["TAKE_PLACE", "takePlace"],
  ["auditWords", "…Words"],
  ["audit-words.ts", "…Words"],
  ["desktop", null],
  ["placeTaken", null],
  ["take", null],
  ["words", null],
  ["wordsOf", null],
  ["shop", null],
])("%s: %s", (name, avoided) => {
  expect(avoidedIn(name, SMALL)).toBe(avoided);
});

test("all names that a file declares are read, not those that it only uses", () => {
  const text = `import { imported as alias } from "x";
    class A<T> { #own = 1; constructor(private readonly part: T) {} method() { return used.property; } }
    interface B { field: string }
    enum C { value }
    const { key: local, ...rest } = used, f = (parameter) => <div attribute={1} />;`;
  expect([...declaredNames("a.tsx", text)].sort()).toEqual(
    [
      "#own",
      "A",
      "B",
      "C",
      "T",
      "f",
      "field",
      "local",
      "method",
      "parameter",
      "part",
      "rest",
      "value",
    ].sort(),
  );
});
