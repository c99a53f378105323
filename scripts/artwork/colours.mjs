/**
 * Writes colours.json: for each picture below frontend/public/media and animations its ground colour, for the placeholder while it loads.
 * The ground is the first rectangle of every drawing. `node scripts/artwork/colours.mjs`, after the drawings.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = at("../../frontend/public");
/** @type {Record<string, string | undefined>} */
const colours = {};
for (const folder of ["animations", "media"]) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort()) {
    if (!name.endsWith(".svg")) continue;
    const ground = /<rect [^>]*fill="([^"]+)"/.exec(readFileSync(join(root, folder, name), "utf8"))?.[1];
    colours[`${folder}/${name}`] = ground;
  }
}
writeFileSync(at("colours.json"), `${JSON.stringify({ dominant: colours }, null, 2)}\n`);
