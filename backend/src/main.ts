/**
 * The file that Node.js starts. Statically imports only the Node.js version check. With other imports, an older version
 * would fail to link them before any of our code has run.
 */
import "./config/supported-node.js";

const { launch } = await import("./launch.js");
await launch(import.meta.filename);
