/**
 * The file that Node.js starts. Statically imports only the check of the Node.js version. With other static imports, an
 * older version of Node.js would fail to link them before any of our code runs.
 */
import "./config/supported-node.js";

const { launch } = await import("./launch.js");
await launch(import.meta.filename);
