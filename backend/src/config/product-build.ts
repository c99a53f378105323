import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import project from "../../../package.json" with { type: "json" };
import { PROJECT_ROOT } from "../kernel/project-root.js";

export const PRODUCT_VERSION: string = project.version;

/** The file in which scripts/lib/build.mjs records the commit of a build. */
const FILE = join(PROJECT_ROOT, "backend/dist/commit");

/**
 * The commit that the server was built from, "sources" if it runs unbuilt, or "unknown" if neither Git nor the build
 * provided one.
 */
export const BUILD_COMMIT: string = import.meta.filename.endsWith(".ts") ? "sources" : builtFrom();

function builtFrom(): string {
  return (existsSync(FILE) && readFileSync(FILE, "utf8").trim()) || "unknown";
}

/**
 * Returns the file that starts a thread or another process of the server: a source file, or a file built with the
 * server (listed in scripts/build-server.mjs).
 * @param name the path below backend/src, or backend/dist when built, without its extension
 */
export function entryFile(name: string): { readonly file: string; readonly execArgv: string[] } {
  const folder = join(PROJECT_ROOT, "backend");
  return import.meta.filename.endsWith(".ts")
    ? { file: join(folder, `src/${name}.ts`), execArgv: ["--import", join(folder, "swc-register.mjs")] }
    : { file: join(folder, `dist/${name}.js`), execArgv: [] };
}
