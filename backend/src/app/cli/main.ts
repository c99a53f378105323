/** `npm run club -- <command>`: administration of the server without a browser. The version is checked before anything is linked. */
import "../../config/supported-node.js";

await import("./cli.js");
