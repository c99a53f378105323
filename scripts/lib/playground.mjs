import { ensureBuilt } from "./build.mjs";
import { ensurePlaygroundInstalled } from "./install.mjs";

/** Installs the packages for the GraphQL playground and builds it, each only if necessary. */
export async function ensurePlayground() {
  await ensurePlaygroundInstalled();
  await ensureBuilt(["playground"]);
}
