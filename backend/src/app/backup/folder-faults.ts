const DISK_FULL = "the disk is full. Free some space, or keep fewer backups (BACKUP_KEEP, --keep)";
const NOT_OURS =
  "this user has no right to write to the folder. Make this user the owner of the folder (chown)";
const A_FILE = "a file has the name of the folder. Move the file away, or choose another folder";
/** Advice for a volunteer, by the error code of the file system. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  SQLITE_FULL: DISK_FULL,
  EDQUOT: "the disk quota of this user is used up. Free some space, or raise the quota",
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  EROFS: "the folder is read-only. Mount its disk as writable, or choose another folder",
  ENOTDIR: A_FILE,
  EEXIST: A_FILE,
  EIO: "the disk is faulty. Choose a folder on another disk",
  ENOENT: "the folder no longer exists. Mount its disk again, or choose another folder",
};

/** An error of the target folder, with advice in its message. */
export class FolderFault extends Error {}

/**
 * Runs `work`, which writes below `folder`.
 * @throws FolderFault if the file system fails; other errors unchanged
 */
export async function namingFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = "", path = folder } = error as NodeJS.ErrnoException;
    const remedy = REMEDIES[code];
    if (remedy === undefined) throw error;
    const where = path.startsWith(folder) ? folder : path;
    throw new FolderFault(`${where} cannot be written to: ${remedy}. (${code})`, { cause: error });
  }
}
