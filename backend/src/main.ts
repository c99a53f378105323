/**
 * The file that Node.js starts. Statically imports only the check of the Node.js version. Older versions of Node.js
 * cannot load the other modules, and would fail on a static import of them before the check runs.
 */
import "./config/supported-node.js";

const { launch } = await import("./launch.js");
await launch(import.meta.filename);
