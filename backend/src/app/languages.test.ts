import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { PROJECT_ROOT } from "../kernel/project-root.js";
import { TRANSLATED_INTO } from "../kernel/contract/languages.js";
import { catalogueOf } from "../kernel/languages/catalogue.js";
import type { Language } from "../kernel/languages/language.js";

const run = promisify(execFile);

/**
 * The source of a process that compiles each line of JSON from standard input. All tests share one process, because
 * loading the parser takes longer than all tests together.
 */
const COMPILER = `
  import { createInterface } from "node:readline";
  import { compile } from "${PROJECT_ROOT}/frontend/languages/compile.mjs";
  for await (const line of createInterface(process.stdin)) {
    const [code, catalogue, language] = JSON.parse(line);
    let reply;
    try {
      reply = { compiled: compile("page.tsx", code, language, new Map(Object.entries(catalogue))) };
    } catch (error) {
      reply = { error: String(error) };
    }
    console.log(JSON.stringify(reply));
  }`;

let compiler: ChildProcessWithoutNullStreams;
let replies: AsyncIterator<string>;
beforeAll(() => {
  compiler = spawn(process.execPath, ["--input-type=module", "-e", COMPILER]);
  replies = createInterface(compiler.stdout)[Symbol.asyncIterator]();
});
afterAll(async () => {
  compiler.stdin.end();
  await once(compiler, "close");
});

/**
 * Compiles a module into a language with the given catalogue.
 * @throws Error when the build would fail
 */
async function compiled(
  code: string,
  catalogue: Readonly<Record<string, string>>,
  language: Language = "hi",
): Promise<string> {
  compiler.stdin.write(`${JSON.stringify([code, catalogue, language])}\n`);
  const reply = JSON.parse(String((await replies.next()).value)) as { compiled?: string; error?: string };
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply.compiled ?? "";
}

test("no translation is wrong, misplaced or unused, and what is untranslated is counted for each language", async () => {
  const check = run(process.execPath, [`${PROJECT_ROOT}/frontend/languages/check.mjs`]);
  const { stdout } = await check.catch((error: unknown) => error as { readonly stdout: string });
  const counts = /^(\w+): \d+ messages, untranslated: \d+, unused: 0, misplaced: 0, wrong: 0$/;
  const lines = stdout.trim().split("\n");
  const faults = lines.filter((line) => !counts.test(line) && !/^\w+: untranslated: /.test(line));
  expect(faults).toEqual([]);
  // The build must make the site in exactly the languages that the server and the pages offer.
  expect(lines.flatMap((line) => counts.exec(line)?.[1] ?? []).toSorted()).toEqual(
    TRANSLATED_INTO.toSorted(),
  );
});

/** Returns each English message of a language's catalogue with its translation. */
function textsIn(language: Language): readonly (readonly [message: string, text: string])[] {
  return [...catalogueOf(language)].map(([message, { text }]) => [message, text]);
}

// Each of these languages has its own digits, but codes, amounts and filled-in numbers look the same in every language.
test.each(["hi", "bn"] as const)("numbers in %s have Latin digits", (language) => {
  expect(textsIn(language).filter(([, text]) => /[\u0966-\u096f\u09e6-\u09ef]/.test(text))).toEqual([]);
});

test("a Hindi word is spelled in one way, with its dots and vowels", () => {
  const spellings = new Map<string, Set<string>>();
  for (const [, text] of textsIn("hi"))
    for (const [word] of text.matchAll(/[\u0900-\u0963\u0970-\u097f]{4,}/g)) {
      const rough = word
        .normalize("NFD")
        .replace(/\u093c/g, "")
        .replace(/ी/g, "ि")
        .replace(/ँ/g, "ं");
      spellings.set(rough, (spellings.get(rough) ?? new Set()).add(word.normalize("NFD")));
    }
  expect([...spellings.values()].filter(({ size }) => size > 1).map((words) => [...words])).toEqual([]);
});

test.each([
  ["hi", "स्थान"],
  ["bn", "স্থান"],
] as const)(
  "a place that a team is offered has another word in %s than a place in the ranking",
  (language, rank) => {
    const seats = textsIn(language).filter(([message]) =>
      /offer(?:s|ed)? (?:a |the )?places?|place in Round 2/i.test(message),
    );
    expect(seats.length).toBeGreaterThan(20);
    expect(seats.filter(([, text]) => text.includes(rank))).toEqual([]);
  },
);

test("text between tags is written in the order of the language, with what was inside", async () => {
  const code = '<p>Read the <Link to="/rules">rules of {event.title}</Link> first, {name}.</p>';
  const message = "Read the <link>rules of {title}</link> first, {name}.";
  expect(await compiled(code, { [message]: "{name}, पहले <link>{title} के नियम</link> पढ़ें।" })).toBe(
    '<p>{name}{", पहले "}<Link to="/rules">{event.title}{" के नियम"}</Link>{" पढ़ें।"}</p>',
  );
});

test.each([
  ['<b title="Yes">{busy ? "Saving" : `Save ${n}`}</b>', '<b title={"हाँ"}>{busy ? "रुकें" : `${n} रखें`}</b>'],
  ['const item = { label: "Yes", kind: "Yes" };', 'const item = { label: "हाँ", kind: "Yes" };'],
  ['const word = t("Yes");', 'const word = "हाँ";'],
  ['const word = t("Not known", {});', 'const word = "Not known";'],
  ['const words = [t("Not known|mark"), t("Yes|vote")];', 'const words = ["Not known", "के पक्ष में"];'],
  // The headings of exported files stay English, so that an import can read the files.
  ['const column = { header: "Yes" };', 'const column = { header: "हाँ", fileHeader: "Yes" };'],
  ['const column = { header: t("Yes|vote") };', 'const column = { header: "के पक्ष में", fileHeader: "Yes" };'],
  [
    'const column = { header: "Not known", hint: "Yes" };',
    'const column = { header: "Not known", hint: "हाँ" };',
  ],
  [
    'const price = t("A `{name}` costs ${n}", { name, n: 3 });',
    "const price = `A \\`${name}\\` costs $${3}`;",
  ],
])("%s is %s", async (code, expected) => {
  const catalogue = { Yes: "हाँ", "Yes|vote": "के पक्ष में", Saving: "रुकें", "Save {n}": "{n} रखें" };
  expect(await compiled(code, catalogue)).toBe(expected);
});

test("a text without translation is English, with the plurals of English, whatever is translated around it", async () => {
  const code = `<p>Read {t("{n, plural, one {# rule} other {# rules}}", { n })} <b title="Not known">{busy ? "Yes" : "No"}</b></p>`;
  const hindi = await compiled(code, { Yes: "हाँ" });
  expect(hindi).toContain('<b title="Not known">{busy ? "हाँ" : "No"}</b>');
  const compiledCode = await compiled(
    'const said = t("{n, plural, one {# rule} other {# rules}}", { n });',
    {},
  );
  expect(runInNewContext(`${compiledCode} said`, { n: 0 })).toBe("0 rules");
});

test.each([
  ["{name}-এর টিম", "`${name}-\u2060এর টিম`"],
  ["{name} Superadmin-কে ই-মেল পাঠায়", "`${name} Superadmin-\u2060কে ই-মেল পাঠায়`"],
])("no line of a page breaks before a Bengali ending: %s", async (bengali, expected) => {
  const code = 'const said = t("Team of {name}", { name });';
  expect(await compiled(code, { "Team of {name}": bengali }, "bn")).toBe(`const said = ${expected};`);
});

test("a plural takes the form that the language has for the number", async () => {
  const code = await compiled('const said = t("{n, plural, one {# team} other {# teams}}", { n });', {
    "{n, plural, one {# team} other {# teams}}": "{n, plural, one {# टीम} other {# टीमें}}",
  });
  const textFor = (n: number): unknown => runInNewContext(`${code} said`, { n });
  expect([0, 1, 2].map(textFor)).toEqual(["0 टीम", "1 टीम", "2 टीमें"]);
});

test("numbers in a message have the digits and groups of the site's other numbers", async () => {
  const code = await compiled('const said = t("{n, plural, one {# team} other {# teams}}", { n });', {});
  expect(runInNewContext(`${code} said`, { n: 123_456 })).toBe("1,23,456 teams");
});

test("a message that is put together while the site runs cannot be translated, and ends the build", async () => {
  await expect(compiled("const word = t(name);", {})).rejects.toThrow("t() takes a literal");
});
