import "./config/supported-node.js";
import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "./kernel/project-root.js";

// What was compiled at a start is read at the next; where that folder cannot be written, nothing happens.
enableCompileCache(join(PROJECT_ROOT, ".cache/compiled"));

/** Whether there are to be several processes, or WORKERS is wrong, which the first process says. */
const isFirstOfSeveral = cluster.isPrimary && !["", "1"].includes(process.env["WORKERS"] ?? "");

// Apart, as what the server imports is loaded before anything here is run, and SQLite's driver ends an older Node.js.
if (isFirstOfSeveral) (await import("./app/start/workers.js")).runWorkers(import.meta.filename);
else await import("./serve.js");
