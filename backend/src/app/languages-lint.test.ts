import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT_ROOT } from "../kernel/project-root.js";

const run = promisify(execFile);

/** The linter's output. */
interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly message: string;
    readonly labels: readonly { readonly span: { readonly offset: number } }[];
  }[];
}

const PAGE = "frontend/src/page.tsx";
const MAILS = "backend/src/modules/teams/team-mails.ts";

/**
 * Code samples with the texts that the lint rule `untranslatable-text` reports. The rule's option `names` lists texts
 * that are the same in every language.
 */
const CASES: readonly (readonly [code: string, reported: readonly string[], file?: string])[] = [
  // Reported: texts in a constant, a record, a ternary, a default, a custom message, or an attribute that the build
  // does not know.
  ['const TITLE = "T-shirt size"; f(<h2>{TITLE}</h2>);', ["T-shirt size"]],
  ['export const TERMS = { size: "E-mail" };', ["E-mail"]],
  ['const WORDS: Record<State, string> = { open: "open" }; f(WORDS);', ["open"]],
  [
    'const word = (open: boolean) => (open ? "Open now" : "closed for today");',
    ["Open now", "closed for today"],
  ],
  ['function Wait({ what = "Loading..." }) { return <p>{what}</p>; }', ["Loading..."]],
  ['throw new ShownError("This file is too large.");', ["This file is too large."]],
  ['f(<Row kind="Passkey" />, <Row title={"Team " + name} />);', ["Passkey", "Team"]],
  ["f(<p>Read {nameOf(`the rules of ${event}`)} first</p>);", ["the rules of …"]],
  ['f(<p>Read <Link what="The rules">them</Link> first</p>);', ["The rules"]],
  // Not reported: texts that the build extracts.
  ['f(<Row title="Team" hint={open ? "Open now" : `Closed on ${day}`}>Open {"now"}</Row>);', []],
  ['const TERMS = { size: t("T-shirt size"), label: "Team size" }; f(TERMS);', []],
  [
    'export const REFUSALS = { full: "The team is full." };',
    [],
    "backend/src/kernel/contract/texts/teams.texts.ts",
  ],
  // Not reported: literals that are not shown to people, that are English in every language, or that are translated in
  // the code itself.
  ['f(<p className="grid gap-4 border" rel="noopener noreferrer" />, "link ml-4 font-bold");', []],
  ['if (key === "Enter" || ["Escape", "Tab"].includes(key)) throw new Error("There is no key.");', []],
  ['import "some module"; type Kind = "Open now"; f({ "Open now": 1 }); switch (x) { case "Open now": }', []],
  ['const SELECTOR = "input:not(.a), Textarea b"; box.querySelector(SELECTOR);', []],
  ['const IN = { en: () => "no team yet", hi: "कोई टीम नहीं" }; csv({ headings: ["Rank", "Team"] });', []],
  [
    'useDraft({ key: `mail to teams ${id}` }); f("Google Pay", "PATH", "camelCase", "https://a.example");',
    [],
  ],
  // In the server's own modules, only texts in `msg(…)` reach the catalogue.
  ['f({ title: msg("You are in the team"), text: joined([msg("Hello,"), knownMsg("Leader")]) });', [], MAILS],
  ['f({ title: "You are in the team", label: t("Log in") });', ["You are in the team", "Log in"], MAILS],
];

const UNUSED = "Use the result: a call that nothing uses is not in the bundle.";

/**
 * Code samples, each with the expected reports. The rule reports calls whose result is unused, because the bundler
 * would drop these calls from the built server.
 */
const UNUSED_RESULTS: typeof CASES = [
  ["try { decodeURIComponent(path); return true; } catch { return false; }", [UNUSED]],
  ["new URL(text); JSON.parse(text); BigInt(text); Intl.getCanonicalLocales(tag);", Array(4).fill(UNUSED)],
  ["new Intl.NumberFormat(tag); text.normalize(form); structuredClone(value);", Array(3).fill(UNUSED)],
  ["void decodeURI(text); isOpen && encodeURI(text); const _url = new URL(text);", Array(3).fill(UNUSED)],
  ["const url = new URL(text); f(decodeURIComponent(text), () => JSON.parse(text));", []],
  ["list.splice(1); new Gauge(name); Object.assign(a, b); location.replace(url);", []],
];

/** The reports for each code sample. The linter runs once, on a folder with a subfolder for each sample. */
let reported: readonly (readonly string[])[];
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "lint-"));
  const samples = [...CASES, ...UNUSED_RESULTS].map(([code, , file = PAGE], n) => [
    `${String(n)}/${file}`,
    code,
  ]);
  const config = {
    categories: { correctness: "off" },
    jsPlugins: ["frontend/languages/lint.mjs", "scripts/lib/unused-results.mjs"].map((file) =>
      join(PROJECT_ROOT, file),
    ),
    rules: {
      "languages/untranslatable-text": ["error", { names: ["Google Pay"] }],
      "bundle/unused-result": "error",
    },
  };
  for (const [path = "", text = ""] of [...samples, [".oxlintrc.json", JSON.stringify(config)]]) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const oxlint = join(PROJECT_ROOT, "node_modules/oxlint/bin/oxlint");
  const { stdout } = await run(process.execPath, [oxlint, "--format=json"], { cwd: folder }).catch(
    (error: unknown) => error as { readonly stdout: string },
  );
  await rm(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as Report;
  reported = samples.map(([path]) =>
    diagnostics
      .filter(({ filename }) => filename === path)
      .sort(({ labels: [a] }, { labels: [b] }) => (a?.span.offset ?? 0) - (b?.span.offset ?? 0))
      .map(({ message }) => message),
  );
});

test.each([...CASES, ...UNUSED_RESULTS].map(([code, texts], n) => [code, texts, n] as const))(
  "%s",
  (_code, texts, n) => {
    const quoted = reported[n]?.map(
      (message) => /^No language but English has "(.*)": write t/.exec(message)?.[1] ?? message,
    );
    expect(quoted).toEqual(texts);
  },
);
