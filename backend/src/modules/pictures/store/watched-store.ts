import type { PictureFiles, PictureStore } from "./open-store.js";

/** Counts a store's faults, for the metrics. */
export class WatchedStore implements PictureStore {
  /** The number of failed attempts to reach, read or write the store since the server started. */
  faults = 0;

  constructor(private readonly store: PictureStore) {}

  put(name: string, files: PictureFiles): Promise<void> {
    return this.#counted(this.store.put(name, files));
  }

  get(name: string, file: string): Promise<Buffer | null> {
    return this.#counted(this.store.get(name, file));
  }

  remove(name: string): Promise<void> {
    return this.#counted(this.store.remove(name));
  }

  names(): Promise<readonly string[]> {
    return this.#counted(this.store.names());
  }

  async #counted<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.faults++;
      throw error;
    }
  }
}
