// Checks only that the files and lines that the recipes change exist. `npm run check:recipes` carries out each recipe
// completely.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdit, filesByHand, readRecipe } from "../../../scripts/lib/recipes.mjs";
import { PROJECT_ROOT } from "../kernel/project-root.js";

const FOLDER = join(PROJECT_ROOT, "docs/recipes");
const pages = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), "utf8")] as const);

test.each(pages)("every place that %s changes is in the tree, in the files that it counts", (_name, page) => {
  const recipe = readRecipe(page);
  const texts = new Map<string, string | null>();
  const begins = recipe.steps.some(
    (step) => "command" in step && step.command.startsWith("npm run operation"),
  );
  for (const step of recipe.steps) {
    if (!("edit" in step)) continue;
    const { path } = step.edit;
    const file = join(PROJECT_ROOT, path);
    // Skips files that `npm run operation` writes or completes, because it has not run here.
    if (begins && (!existsSync(file) || /\.(?:resolver|service)\.ts$/.test(path))) continue;
    const before = texts.get(path) ?? (existsSync(file) ? readFileSync(file, "utf8") : null);
    texts.set(path, applyEdit(before, step.edit));
  }
  expect(filesByHand(recipe)).toHaveLength(recipe.byHand);
  expect(recipe.byHand).toBeLessThanOrEqual(recipe.atMost);
  expect(recipe.checks).toEqual(expect.arrayContaining([expect.stringMatching(/^npx jest /)]));
});

const PAGE = `**Files by hand: 2**, at most 3.

\`\`\`diff a.ts
 one
-two
+2
@@
 four
+five
\`\`\`

\`\`\`sh
npm run codegen   # writes the hooks
\`\`\`

\`\`\`diff b.ts
+made
+
+by hand
\`\`\`

## Check

\`\`\`sh
npx jest a
\`\`\`
`;

test("a page's blocks are its steps: places of files, new files, commands, and checks at the end", () => {
  const recipe = readRecipe(PAGE);
  const [first, command, made] = recipe.steps;
  if (!first || !made || !("edit" in first) || !("edit" in made)) throw new Error("no edits");
  expect(applyEdit("one\ntwo\nthree\nfour\n", first.edit)).toBe("one\n2\nthree\nfour\nfive\n");
  expect(applyEdit(null, made.edit)).toBe("made\n\nby hand\n");
  expect(command).toEqual({ command: "npm run codegen" });
  expect(recipe).toMatchObject({ checks: ["npx jest a"], byHand: 2, atMost: 3 });
  expect(filesByHand(recipe)).toEqual(["a.ts", "b.ts"]);
});

test.each([
  ["is not there", "one\nthree\nfour\n", "a.ts has no such place:"],
  ["is there twice", "one\ntwo\none\ntwo\nfour\n", "a.ts has this place more than once:"],
  ["is part of a longer line", "one\ntwofold\nfour\n", "a.ts has no such place:"],
])("a place that %s is named", (_how, text, message) => {
  const [first] = readRecipe(PAGE).steps;
  if (!first || !("edit" in first)) throw new Error("no edit");
  expect(() => applyEdit(text, first.edit)).toThrow(message);
});

test("a page that does not count its files, and one that changes a file that is not there, are refused", () => {
  expect(() => readRecipe("# A page\n")).toThrow("Files by hand");
  expect(() => applyEdit(null, { path: "c.ts", text: " one\n+two\n" })).toThrow("c.ts does not exist");
});
