import { join } from "node:path";

const BACKEND = join(import.meta.dirname, "../../..");

/**
 * What Node.js is started with for one of the backend's programs: built, as `npm test` has it (`TEST_BUILT=1`) and as a club runs
 * it, or from the sources, which takes six seconds of CPU instead of one.
 * @param name below backend/src, without its ending
 */
export function programOf(name: "main" | "app/cli/main"): string[] {
  return process.env["TEST_BUILT"] === "1"
    ? [join(BACKEND, `dist/${name}.js`)]
    : ["--import", join(BACKEND, "swc-register.mjs"), join(BACKEND, `src/${name}.ts`)];
}
