/** A picture's files by name: `384.webp`. */
export type PictureFiles = ReadonlyMap<string, Buffer>;

/** Stores the files of pictures. Methods throw when the store cannot be reached. */
export interface PictureStore {
  /** Stores a new picture: all of its files, or none. */
  put(name: string, files: PictureFiles): Promise<void>;
  get(name: string, file: string): Promise<Buffer | null>;
  /** Deletes a picture with all of its files. A picture that does not exist is no error. */
  remove(name: string): Promise<void>;
  /** Returns the names of all pictures that have files, also of those without a database row. */
  names(): Promise<readonly string[]>;
}
