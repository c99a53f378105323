/** Advice for a volunteer, by the error code of the file system. */
const DISK_FULL = "its disk is full. Free some space there, or keep fewer backups (BACKUP_KEEP, --keep)";
const NOT_OURS = "this user may not write there. Make the folder this user's own (chown)";
const A_FILE = "a file has its name. Move the file away, or choose another folder";
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  SQLITE_FULL: DISK_FULL,
  EDQUOT: "the disk quota of this user is used up. Free some space, or raise the quota",
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  EROFS: "it is read-only. Mount it so that it can be written, or choose another folder",
  ENOTDIR: A_FILE,
  EEXIST: A_FILE,
  EIO: "its disk has a fault. Choose a folder on another disk",
  ENOENT: "it is not there any more. Mount its disk again, or choose another folder",
};

/** An error of the target folder, with advice in its message. */
export class FolderFault extends Error {}

/** Runs `work`, which writes below `folder`. @throws FolderFault if the file system fails; other errors unchanged */
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
