import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's folder, wherever below it this code runs from: its sources, or what was built from them. */
export const PROJECT_ROOT = above(import.meta.dirname);

/** Where the server finds the club's content and what was built for browsers. */
export const PROJECT_FILES = {
  projectRoot: PROJECT_ROOT,
  siteRoot: join(PROJECT_ROOT, "frontend/dist"),
  siteBundle: join(PROJECT_ROOT, "frontend/dist-server/entry-server.cjs"),
  playgroundRoot: join(PROJECT_ROOT, "frontend/playground/dist"),
};

/** @throws Error outside the project */
function above(folder: string): string {
  if (existsSync(join(folder, "backend/package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${import.meta.dirname} is not inside the project.`);
  return above(parent);
}
