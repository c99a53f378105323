import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderStore } from "./folder-store.js";

test("pictures that are written at once do not stumble over each other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  try {
    // Each store simulates a server or a concurrent upload.
    const editors = Array.from({ length: 6 }, (_, n) => ({ store: new FolderStore(folder), n }));
    const files = new Map([["96.webp", Buffer.from("x")]]);
    await Promise.all(
      editors.map(async ({ store, n }) => {
        for (let at = 0; at < 40; at++) await store.put(`picture-${String(n)}-${String(at)}`, files);
      }),
    );
    expect(await new FolderStore(folder).names()).toHaveLength(240);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
