import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSite, type Site } from "./site";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/**
 * Folders that are linked into the copy of the product. Code and content are copied instead: the server looks for its
 * content next to its own code, and linked code would find the original content.
 */
const LINKED = [
  "node_modules",
  "backend/node_modules",
  "frontend/node_modules",
  "frontend/public",
  "frontend/dist",
  "frontend/dist-server",
];
const COPIED = ["backend/package.json", "backend/dist", "frontend/content"];

/**
 * Starts the built product with changed content, without another build.
 * @param changes the changed fields of the content, by file
 */
export async function startWithContent(changes: Readonly<Record<string, object>>): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "club-other-"));
  for (const part of [...LINKED, ...COPIED]) mkdirSync(dirname(join(folder, part)), { recursive: true });
  for (const part of LINKED) symlinkSync(join(ROOT, part), join(folder, part));
  for (const part of COPIED) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, "frontend/content", file);
    const content = JSON.parse(readFileSync(path, "utf8")) as object;
    writeFileSync(path, JSON.stringify({ ...content, ...change }));
  }
  const site = await startSite({}, undefined, join(folder, "backend/dist/main.js"));
  return {
    ...site,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
