import { stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { readUploadedName } from "../../../kernel/contract/uploaded-pictures.js";
import { FolderStore } from "./folder-store.js";

/** Returns the folder for copies of pictures, inside the backup folder. */
export function copiesBeside(backups: string): string {
  return join(backups, "pictures");
}

/**
 * Copies the pictures that are missing in the other folder. Existing copies stay, because a picture's files never
 * change. Sets the time of each picture's copy to `now`, so that `removeOldCopies` can tell which pictures no longer
 * exist.
 * @returns the names of all pictures, and the names of the copied ones
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

/** Removes copies of pictures that no longer existed when the oldest remaining backup was made. */
export async function removeOldCopies(folder: string, oldest: Date): Promise<void> {
  const store = new FolderStore(folder);
  for (const name of await store.names()) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < oldest.getTime()) await store.remove(name);
  }
}

/** Restores the pictures' files that are missing in the folder. */
export async function bringBack(names: readonly string[], from: string, to: string) {
  const [source, target] = [new FolderStore(from), new FolderStore(to)];
  const [copies, there] = [new Set(await source.names()), new Set(await target.names())];
  const lacking = names.filter((name) => !there.has(name));
  const available = lacking.filter((name) => copies.has(name));
  for (const name of available) await target.put(name, await source.files(name));
  return { brought: available.length, missing: lacking.length - available.length };
}
