/** A picture's files by name, for example `384.webp`. */
export type PictureFiles = ReadonlyMap<string, Buffer>;

/** A store for picture files. Every method throws if the store cannot be reached. */
export interface PictureStore {
  /** Stores all files of a new picture, or none. */
  put(name: string, files: PictureFiles): Promise<void>;
  get(name: string, file: string): Promise<Buffer | null>;
  /** Deletes a picture with all of its files. Does nothing if the picture does not exist. */
  remove(name: string): Promise<void>;
  /** Returns the names of all pictures that have files, even if they have no database row. */
  names(): Promise<readonly string[]>;
}
