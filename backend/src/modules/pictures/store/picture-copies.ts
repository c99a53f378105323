import { stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { readUploadedName } from "../../../kernel/contract/uploaded-pictures.js";
import { FolderStore } from "./folder-store.js";

/** Returns the folder for copies of pictures, which is in the backup folder. */
export function copiesBeside(backups: string): string {
  return join(backups, "pictures");
}

/**
 * Copies the pictures that the folder `to` lacks. Does not copy a picture again, because its files never change. Sets
 * the time of each existing picture's copy to `now`, so that `removeOldCopies` can detect deleted pictures.
 * @returns the names of all pictures, and the number of copied ones
 */
export async function copyPictures(from: string, to: string, now = new Date()) {
  const [source, target] = [new FolderStore(from), new FolderStore(to)];
  const names = (await source.names()).filter((name) => readUploadedName(name) !== null);
  const there = new Set(await target.names());
  for (const name of names) {
    if (!there.has(name)) await target.put(name, await source.files(name));
    await utimes(join(to, name), now, now);
  }
  return { pictures: names, copied: names.filter((name) => !there.has(name)).length };
}

/**
 * Removes copies of pictures that were already deleted when the oldest remaining backup was made.
 * @param oldest the time of that backup, in milliseconds since 1970
 */
export async function removeOldCopies(folder: string, oldest: number): Promise<void> {
  const store = new FolderStore(folder);
  for (const name of await store.names()) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < oldest) await store.remove(name);
  }
}

/** Restores the given pictures that the folder lacks. Returns how many were restored, and how many have no copy. */
export async function bringBack(names: readonly string[], from: string, to: string) {
  const [source, target] = [new FolderStore(from), new FolderStore(to)];
  const [copies, there] = [new Set(await source.names()), new Set(await target.names())];
  const lacking = names.filter((name) => !there.has(name));
  const available = lacking.filter((name) => copies.has(name));
  for (const name of available) await target.put(name, await source.files(name));
  return { brought: available.length, missing: lacking.length - available.length };
}
