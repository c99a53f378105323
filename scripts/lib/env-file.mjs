import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** With which bytes a file of Windows begins that has two of them for each character. */
const UTF_16 = Buffer.from([0xff, 0xfe]);

/**
 * Sets the variables of a file (.env) that are not set yet. Editors of Windows begin a file with a mark (U+FEFF), which
 * Node.js would take for a part of the first name.
 * @param {string} file
 */
export function loadEnvFile(file) {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const text = bytes.toString(bytes.subarray(0, UTF_16.length).equals(UTF_16) ? "utf16le" : "utf8");
  for (const [name, value] of Object.entries(parseEnv(text.replace(/^\uFEFF/, ""))))
    process.env[name] ??= value;
}
