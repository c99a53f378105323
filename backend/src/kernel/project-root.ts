import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's folder. The running code is in a subfolder, as source or as a build. */
export const PROJECT_ROOT = above(import.meta.dirname);

/** The paths of the project, and of the builds of the website and the playground. */
export const PROJECT_FILES = {
  projectRoot: PROJECT_ROOT,
  siteRoot: join(PROJECT_ROOT, "frontend/dist"),
  siteBundle: join(PROJECT_ROOT, "frontend/dist-server/entry-server.cjs"),
  playgroundRoot: join(PROJECT_ROOT, "frontend/playground/dist"),
};

/**
 * Returns the project's folder, which is `folder` or one above it.
 * @throws Error outside the project
 */
function above(folder: string): string {
  if (existsSync(join(folder, "backend/package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${import.meta.dirname} is not inside the project.`);
  return above(parent);
}
