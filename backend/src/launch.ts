import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "./kernel/project-root.js";

/** Starts the site in this process, or in several. @param main the file that each of those runs */
export async function launch(main: string): Promise<void> {
  // What was compiled at a start is read at the next; where that folder cannot be written, nothing happens.
  enableCompileCache(join(PROJECT_ROOT, ".cache/compiled"));
  // Apart, as what the server imports is loaded before anything here is run.
  if (isFirstOfSeveral()) (await import("./app/start/workers.js")).runWorkers(main);
  else await import("./serve.js");
}

/** Whether there are to be several processes, or WORKERS is wrong, which the first process says. */
function isFirstOfSeveral(): boolean {
  return cluster.isPrimary && !["", "1"].includes(process.env["WORKERS"] ?? "");
}
