/** Finds the generated hooks and documents that the website's modules use. */
import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "../lib/paths.mjs";

const SOURCES = `${ROOT}frontend/src/`;
const NOT_READ = /\.test\.tsx?$|^graphql[\\/]/;
const LATE_IMPORT = /import \{([^}]*)\} from "[./]+\/graphql\/late"/g;

/**
 * Returns the names of the used hooks and documents. `useFetch` and requests without a screen use a document without
 * its hook. `late` has the hooks imported from graphql/late, which load Apollo after the screen is drawn (ADR 3).
 */
export function readUsage() {
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Set<string>} */
  const late = new Set();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || NOT_READ.test(file)) continue;
    const source = readFileSync(SOURCES + file, "utf8");
    for (const [name] of source.matchAll(/\b(?:use[A-Z]\w*|[A-Z]\w*Document)\b/g)) names.add(name);
    for (const [, imported = ""] of source.matchAll(LATE_IMPORT))
      for (const [name] of imported.matchAll(/\w+/g)) late.add(name);
  }
  return { names, late };
}
