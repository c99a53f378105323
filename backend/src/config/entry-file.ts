import { join } from "node:path";
import { PROJECT_ROOT } from "../kernel/project-root.js";

/**
 * Returns the file that a thread or a further process of the server starts with: in the sources, or built next to the
 * server (scripts/build-server.mjs names them).
 * @param name below backend/src and, built, below backend/dist; without its ending
 */
export function entryFile(name: string): { readonly file: string; readonly execArgv: string[] } {
  const folder = join(PROJECT_ROOT, "backend");
  return import.meta.filename.endsWith(".ts")
    ? { file: join(folder, `src/${name}.ts`), execArgv: ["--import", join(folder, "swc-register.mjs")] }
    : { file: join(folder, `dist/${name}.js`), execArgv: [] };
}
