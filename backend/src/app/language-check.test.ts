import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT_ROOT } from "../kernel/project-root.js";

const run = promisify(execFile);

interface Checked {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

type UsedMessages = ReadonlyMap<string, { readonly message: string; readonly part: string }>;

/** The functions of frontend/languages/check-language.mjs that the tests call. */
interface CheckLanguage {
  compare(language: string, entries: unknown, used: UsedMessages, isRelease: boolean): Checked;
  write(language: string, used: UsedMessages, folder: string): void;
}
/** The function of frontend/languages/catalogues.mjs that the tests call. */
interface Catalogues {
  entriesOf(language: string, folder: string): unknown;
}

/**
 * `HINDI` has two catalogues of one language. `USED` gives the catalogue of each of the site's messages, in the order
 * of the source files.
 */
const HINDI = {
  people: { Yes: "हाँ", "{n} teams": "{n} टीमें" },
  texts: { "No such team.": "ऐसी कोई टीम नहीं।" },
};
const USED = { Yes: "people", "{n} teams": "people", "No such team.": "texts" };

let checker: CheckLanguage & Catalogues;
beforeAll(async () => {
  const [catalogues, check] = await Promise.all(
    ["catalogues", "check-language"].map(
      (name) =>
        import(`${PROJECT_ROOT}/frontend/languages/${name}.mjs`) as Promise<CheckLanguage & Catalogues>,
    ),
  );
  checker = { ...catalogues, ...check } as CheckLanguage & Catalogues;
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "languages-"));
  await cp(`${PROJECT_ROOT}/backend/languages/hi`, join(folder, "real"), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const usedMessages = (used: Readonly<Record<string, string>>): UsedMessages =>
  new Map(Object.entries(used).map(([message, part]) => [message, { message, part }]));

async function given(catalogues: Readonly<Record<string, object>>): Promise<void> {
  await rm(join(folder, "hi"), { recursive: true, force: true });
  await cp(join(folder, "real"), join(folder, "hi"), { recursive: true });
  for (const part of ["admin", "mails", "people", "public", "texts"]) {
    const path = join(folder, "hi", `${part}.json`);
    if (part in catalogues) await writeFile(path, `${JSON.stringify(catalogues[part], null, 2)}\n`);
    else await rm(path);
  }
}

const check = (used: Readonly<Record<string, string>>, isRelease = false): Checked =>
  checker.compare("hi", checker.entriesOf("hi", `${folder}/`), usedMessages(used), isRelease);
const write = (used: Readonly<Record<string, string>>): void =>
  checker.write("hi", usedMessages(used), `${folder}/`);
const read = async (part: string): Promise<string> => readFile(join(folder, "hi", `${part}.json`), "utf8");

test("a missing translation is counted and named, and a fault only before a release", async () => {
  await given(HINDI);
  const used = { ...USED, "A new text": "people" };
  const lines = [
    "hi: untranslated: A new text",
    "hi: 4 messages, untranslated: 1, unused: 0, misplaced: 0, wrong: 0",
  ];
  expect(check(used)).toEqual({ lines, isGood: true });
  expect(check(used, true)).toEqual({ lines, isGood: false });
  expect(check(USED, true).isGood).toBe(true);
});

test.each([
  ["other placeholders", { "{n} teams": "{m} टीमें" }, "wrong: 1"],
  ["no words", { "{n} teams": "{n} टीमें", Yes: " " }, "wrong: 1"],
  ["a text that nothing says any more", { Yes: "हाँ", "{n} teams": "{n} टीमें", Maybe: "शायद" }, "unused: 1"],
  ["a text of another part", { Yes: "हाँ", "{n} teams": "{n} टीमें", "No such team.": "नहीं।" }, "misplaced: 1"],
])("a translation with %s is a fault at any time", async (_what, people, count) => {
  const { "No such team.": _moved, ...texts } = HINDI.texts;
  await given({ people, texts: "No such team." in people ? texts : HINDI.texts });
  const { lines, isGood } = check(USED);
  expect([isGood, lines.at(-1)]).toEqual([false, expect.stringContaining(count)]);
});

test("writing moves a text behind the one that the sources say before it, removes unused ones, and leaves gaps", async () => {
  await given({
    people: { "{n} teams": "{n} टीमें", Yes: "हाँ", Maybe: "शायद" },
    texts: { "In {n} days": "{n} दिन में" },
  });
  const used = { Yes: "people", "In {n} days": "people", "{n} teams": "people", "A new text": "texts" };
  write(used);
  const people = { "{n} teams": "{n} टीमें", Yes: "हाँ", "In {n} days": "{n} दिन में" };
  expect(await read("people")).toBe(`${JSON.stringify(people, null, 2)}\n`);
  await expect(read("texts")).rejects.toThrow("ENOENT");
  write(used);
  expect(await read("people")).toBe(`${JSON.stringify(people, null, 2)}\n`);
});

test("writing changes nothing in the catalogues of this tree", async () => {
  await run("cp", ["-r", `${PROJECT_ROOT}/backend/languages/bn`, join(folder, "bn")]);
  await run("mv", [join(folder, "real"), join(folder, "hi")]);
  // Runs in a separate process, because sources.mjs parses with Vite, an ES module that Jest's `require` cannot load.
  const module = `
    import { write } from "${PROJECT_ROOT}/frontend/languages/check-language.mjs";
    import { usedMessages } from "${PROJECT_ROOT}/frontend/languages/sources.mjs";
    const used = usedMessages();
    for (const language of ["hi", "bn"]) write(language, used, ${JSON.stringify(`${folder}/`)});`;
  await run(process.execPath, ["--input-type=module", "-e", module]);
  for (const language of ["hi", "bn"])
    for (const part of ["admin", "mails", "people", "public", "texts"]) {
      const path = `${language}/${part}.json`;
      expect(await readFile(join(folder, path), "utf8")).toBe(
        await readFile(`${PROJECT_ROOT}/backend/languages/${path}`, "utf8"),
      );
    }
});
