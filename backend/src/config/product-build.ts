import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import project from "../../../package.json" with { type: "json" };
import { PROJECT_ROOT } from "../kernel/project-root.js";

export const PRODUCT_VERSION: string = project.version;

/** Where scripts/lib/build.mjs writes down what it built from. */
const FILE = join(PROJECT_ROOT, "backend/dist/commit");

/** The commit that the server was built from; "unknown" where neither Git nor the build said, "sources" where it runs unbuilt. */
export const BUILD_COMMIT: string = import.meta.filename.endsWith(".ts") ? "sources" : builtFrom();

function builtFrom(): string {
  return (existsSync(FILE) && readFileSync(FILE, "utf8").trim()) || "unknown";
}

/**
 * Returns the file that a thread or a further process of the server starts with: in the sources, or built next to the
 * server (scripts/build-server.mjs names them).
 * @param name below backend/src and, built, below backend/dist; without its ending
 */
export function entryFile(name: string): { readonly file: string; readonly execArgv: string[] } {
  const folder = join(PROJECT_ROOT, "backend");
  return import.meta.filename.endsWith(".ts")
    ? { file: join(folder, `src/${name}.ts`), execArgv: ["--import", join(folder, "swc-register.mjs")] }
    : { file: join(folder, `dist/${name}.js`), execArgv: [] };
}
