import "./config/supported-node.js";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "./config/project-root.js";

// What was compiled at a start is read at the next; where that folder cannot be written, nothing happens.
enableCompileCache(join(PROJECT_ROOT, ".cache/compiled"));

// Apart, as what the server imports is loaded before anything here is run, and SQLite's driver ends an older Node.js.
await import("./serve.js");
