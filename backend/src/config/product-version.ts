import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import project from "../../../package.json" with { type: "json" };
import { PROJECT_ROOT } from "../kernel/project-root.js";

/** The version of the product. */
export const PRODUCT_VERSION: string = project.version;

/** Where scripts/lib/build.mjs writes down what it built from. */
const FILE = join(PROJECT_ROOT, "backend/dist/commit");

/** The commit that the server was built from; "unknown" where neither Git nor the build said, "sources" where it runs unbuilt. */
export const BUILD_COMMIT: string = import.meta.filename.endsWith(".ts") ? "sources" : builtFrom();

function builtFrom(): string {
  return (existsSync(FILE) && readFileSync(FILE, "utf8").trim()) || "unknown";
}
