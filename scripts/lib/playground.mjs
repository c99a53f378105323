import { ensureBuilt } from "./build.mjs";
import { ensurePlaygroundInstalled } from "./install.mjs";

/** Installs what the GraphQL playground is built from, and builds it, each only as far as needed. */
export async function ensurePlayground() {
  await ensurePlaygroundInstalled();
  await ensureBuilt(["playground"]);
}
