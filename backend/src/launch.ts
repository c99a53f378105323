import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "./kernel/project-root.js";

/**
 * Starts the site in this process or in several.
 * @param main the file that each further process runs
 */
export async function launch(main: string): Promise<void> {
  // Code that was compiled at one start is reused at the next. Where the folder cannot be written, nothing is cached.
  enableCompileCache(join(PROJECT_ROOT, ".cache/compiled"));
  // Imported dynamically, because static imports would load the server before the cache is enabled.
  if (isFirstOfSeveral()) (await import("./app/start/workers.js")).runWorkers(main);
  else await import("./serve.js");
}

/**
 * Returns whether this process starts the others. Also true for an invalid WORKERS, which the first process reports.
 */
function isFirstOfSeveral(): boolean {
  return cluster.isPrimary && !["", "1"].includes(process.env["WORKERS"] ?? "");
}
