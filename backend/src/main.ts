/**
 * The file that Node.js starts. It statically imports only the check of the Node.js version. With other imports, an
 * older version would fail to link them before any of our code has run.
 */
import "./config/supported-node.js";

const { launch } = await import("./launch.js");
await launch(import.meta.filename);
