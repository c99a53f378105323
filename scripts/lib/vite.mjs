import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { ROOT } from "./paths.mjs";

/**
 * Returns the frontend's own Vite.
 * @returns {Promise<typeof import("vite")>}
 */
export async function loadVite() {
  const { resolve } = createRequire(`${ROOT}frontend/package.json`);
  return /** @type {typeof import("vite")} */ (await import(pathToFileURL(resolve("vite")).href));
}
