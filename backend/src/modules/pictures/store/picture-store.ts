/** A picture's files by name: `384.webp`. */
export type PictureFiles = ReadonlyMap<string, Buffer>;

/** Where the files of pictures are. What cannot be reached throws; what is not there is null. */
export interface PictureStore {
  /** Keeps a new picture: all of its files, or none. */
  put(name: string, files: PictureFiles): Promise<void>;
  get(name: string, file: string): Promise<Buffer | null>;
  /** Deletes a picture with all of its files; one that is not there is no mistake. */
  remove(name: string): Promise<void>;
  /** Returns the names of all pictures that have files, also of those without a database row. */
  names(): Promise<readonly string[]>;
}
