import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "./kernel/project-root.js";

/**
 * Starts the site in one process or in several.
 * @param main the file that each further process runs
 */
export async function launch(main: string): Promise<void> {
  // Reuses code that was compiled at an earlier start. If the folder is not writable, nothing is cached.
  enableCompileCache(join(PROJECT_ROOT, ".cache/compiled"));
  // Imported dynamically, because a static import would load the server before the cache is enabled.
  if (isFirstOfSeveral()) (await import("./app/start/workers.js")).runWorkers(main);
  else await import("./serve.js");
}

/**
 * Returns whether this is the primary process, which starts the others. Also true for an invalid WORKERS, so that the
 * primary process reports the error.
 */
function isFirstOfSeveral(): boolean {
  return cluster.isPrimary && !["", "1"].includes(process.env["WORKERS"] ?? "");
}
