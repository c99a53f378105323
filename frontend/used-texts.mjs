/** Removes from the built website the texts that only the server sends. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { child, children, text } from "./languages/ast.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = ["frontend/src/**/*.{ts,tsx}", "backend/src/**/contract/**/*.ts"];
const TEXTS = /[\\/]contract[\\/]texts[\\/][^\\/]+\.texts\.ts$/;

/**
 * Removes from the groups of texts (backend/src/kernel/contract/texts/area-texts.ts) each text whose name no module of
 * the website contains. A refusal arrives from the server with its text, so the website needs only the texts that it
 * names itself.
 * @returns {import("vite").Plugin}
 */
export function usedTexts() {
  /** @type {Set<string>} */
  let names = new Set();
  return {
    name: "used-texts",
    apply: "build",
    enforce: "pre", // before the types are removed
    buildStart() {
      names = namesIn(
        globSync(SOURCES, { cwd: ROOT, exclude: (file) => /\.test\.tsx?$/.test(file) }).map((file) => [
          file,
          readFileSync(`${ROOT}${file}`, "utf8"),
        ]),
      );
    },
    transform(code, id) {
      return TEXTS.test(id) ? { code: withoutUnused(id, code, names), map: null } : null;
    },
  };
}

/**
 * Returns the names of the texts that modules may use: all names after a dot (`success.saved`), and all words in
 * capitals, which may be error codes. Leaves out a code that is only compared, because the website then does not need
 * its text. In a file of texts, only names after a dot count, because the file contains the codes of all its own texts.
 * @param {[file: string, code: string][]} modules
 */
export function namesIn(modules) {
  return new Set(
    modules.flatMap(([file, code]) => [
      ...(code.match(/(?<=\.)\w+/g) ?? []),
      ...(TEXTS.test(file) ? [] : (code.match(/(?<!(?:[!=]==|case) ")\b[A-Z][A-Z\d_]+\b/g) ?? [])),
    ]),
  );
}

/**
 * Returns a file of texts without the texts whose names are not in the set.
 * @param {string} file
 * @param {string} code
 * @param {ReadonlySet<string>} names
 */
export function withoutUnused(file, code, names) {
  let [written, end] = ["", 0];
  for (const group of groupsIn(parseSync(file, code).program)) {
    for (const entry of children(group, "properties")) {
      if (names.has(text(child(entry, "key"), "name"))) continue;
      written += code.slice(end, entry.start);
      end = entry.end + (code[entry.end] === "," ? 1 : 0);
    }
  }
  return written + code.slice(end);
}

/**
 * Returns the objects in a module's constants `NAME_TEXTS = { errors: {…}, success: {…}, … }`, in order.
 * @param {unknown} program
 * @returns {import("./languages/ast.mjs").Node[]}
 */
function groupsIn(program) {
  return children(/** @type {import("./languages/ast.mjs").Node} */ (program), "body")
    .flatMap((statement) => children(child(statement, "declaration"), "declarations"))
    .filter((declarator) => text(child(declarator, "id"), "name").endsWith("_TEXTS"))
    .map((declarator) => withoutType(child(declarator, "init")))
    .flatMap((texts) => children(texts, "properties"))
    .flatMap((group) => withoutType(child(group, "value")) ?? [])
    .filter(({ type }) => type === "ObjectExpression");
}

/**
 * Returns the expression in `expression as const satisfies Type`.
 * @param {import("./languages/ast.mjs").Node | undefined} node
 * @returns {import("./languages/ast.mjs").Node | undefined}
 */
function withoutType(node) {
  return node !== undefined && /^TS(As|Satisfies)Expression$/.test(node.type)
    ? withoutType(child(node, "expression"))
    : node;
}
