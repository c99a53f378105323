import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "../project-root.js";
import { LIMITS } from "../contract/limits.js";

/** From the list of zxcvbn-ts: 49,000 passwords of leaks, 18,000 of which are long enough for this site. */
let common: ReadonlySet<string> | null = null;

/** Returns true for a password of the list, in lower case as the list is. The first call reads the list, in some 10 ms. */
export function isCommonPassword(lowerCase: string): boolean {
  common ??= read();
  return common.has(lowerCase);
}

/** Reads the file rather than the package's module, which would keep its other word lists in memory too. */
function read(): ReadonlySet<string> {
  const require = createRequire(join(PROJECT_ROOT, "backend", "package.json"));
  const list = require.resolve("@zxcvbn-ts/language-common/src/passwords.json");
  const passwords = JSON.parse(readFileSync(list, "utf8")) as string[];
  return new Set(passwords.filter(({ length }) => length >= LIMITS.passwordMin));
}
