import { dirname, join } from "node:path";
import type { Environment } from "../../../config/environment.js";
import { parseDatabaseUrl } from "../../../kernel/db/database-url.js";
import { FolderStore } from "./folder-store.js";

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

type StoreSettings = Pick<
  Environment,
  | "DATABASE_URL"
  | "MEDIA_STORE"
  | "MEDIA_S3_ENDPOINT"
  | "MEDIA_S3_REGION"
  | "MEDIA_S3_KEY_ID"
  | "MEDIA_S3_SECRET"
>;

/** Opens the picture store that the environment configures. */
export function openPictureStore(env: StoreSettings): PictureStore {
  const folder = pictureFolder(env);
  return folder === null ? new LaterStore(() => bucketOf(env)) : new FolderStore(folder);
}

/**
 * Returns the configured folder for pictures. By default, this is the folder `pictures` next to the SQLite database, or
 * `data/pictures` for other databases. Returns null if pictures are in a bucket.
 */
export function pictureFolder({
  MEDIA_STORE,
  DATABASE_URL,
}: Pick<StoreSettings, "MEDIA_STORE" | "DATABASE_URL">): string | null {
  if (MEDIA_STORE.startsWith("s3:")) return null;
  if (MEDIA_STORE !== "") return MEDIA_STORE;
  const location = parseDatabaseUrl(DATABASE_URL);
  return join(location.dialect === "sqlite" ? dirname(location.file) : "data", "pictures");
}

/** Returns the client of a bucket. Loads the client's code only when called. */
async function bucketOf(env: StoreSettings): Promise<PictureStore> {
  const { S3Store } = await import("./s3-store.js");
  return new S3Store({
    store: env.MEDIA_STORE,
    endpoint: env.MEDIA_S3_ENDPOINT,
    region: env.MEDIA_S3_REGION,
    keyId: env.MEDIA_S3_KEY_ID,
    secret: env.MEDIA_S3_SECRET,
  });
}

/** Opens a store when it is first used. */
class LaterStore implements PictureStore {
  #opened: Promise<PictureStore> | undefined;

  constructor(private readonly open: () => Promise<PictureStore>) {}

  async put(name: string, files: PictureFiles): Promise<void> {
    await (await this.#store()).put(name, files);
  }

  async get(name: string, file: string): Promise<Buffer | null> {
    return (await this.#store()).get(name, file);
  }

  async remove(name: string): Promise<void> {
    await (await this.#store()).remove(name);
  }

  async names(): Promise<readonly string[]> {
    return (await this.#store()).names();
  }

  #store(): Promise<PictureStore> {
    return (this.#opened ??= this.open());
  }
}
