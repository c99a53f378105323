import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The byte order mark at the start of a UTF-16 file from Windows. */
const UTF_16 = Buffer.from([0xff, 0xfe]);

/**
 * Sets the variables of a file (.env) that are not set yet. Windows editors write a byte order mark (U+FEFF) at the
 * start of a file. The mark is removed, because Node.js would include it in the first variable's name.
 * @param {string} file
 */
export function loadEnvFile(file) {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const text = bytes.toString(bytes.subarray(0, UTF_16.length).equals(UTF_16) ? "utf16le" : "utf8");
  for (const [name, value] of Object.entries(parseEnv(text.replace(/^\uFEFF/, ""))))
    process.env[name] ??= value;
}
