import { readFileSync } from "node:fs";
import { join } from "node:path";

/** From the sources and from what is built alike. The container has no other package.json; a test holds the two to one version. */
const PACKAGE = join(import.meta.dirname, "../../package.json");

/** The version of the product, as in package.json. */
export function productVersion(): string {
  return (JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string }).version;
}
