/**
 * Runs `npm run club -- <command>`: server administration without a browser. The Node.js version is checked before any
 * other module is loaded.
 */
import "../../config/supported-node.js";

await import("./cli.js");
