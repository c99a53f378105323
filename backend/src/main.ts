/**
 * What Node.js is started with. It imports only the check of its version: an older one stops at what it cannot link before any
 * of our code has run.
 */
import "./config/supported-node.js";

const { launch } = await import("./launch.js");
await launch(import.meta.filename);
