/**
 * Runs `npm run club -- <command>`: administration of the server without a browser. Node.js's version is checked before
 * any other module is loaded.
 */
import "../../config/supported-node.js";

await import("./cli.js");
