import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import {
  type PictureEnding,
  type PicturePlace,
  colouredId,
  readUploadedName,
  readUploadedPath,
  plainUpload,
  uploadedName,
  uploadedPath,
} from "../../kernel/contract/uploaded-pictures.js";
import type { Database } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { requireVersion, versionOf } from "../../kernel/errors/require-version.js";
import type { LimitRule, RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { Logger } from "../../kernel/log/logger.js";
import { Outage } from "../../kernel/log/outage.js";
import type { Focus } from "./contract/crop.js";
import type { ChangePictureInput, UploadPictureInput } from "./contract/picture.input.js";
import { type MadePicture, WHOLE } from "./processing/make-files.js";
import type { PictureTask } from "./processing/picture-studio.js";
import type { Picture } from "./picture.entity.js";
import type { PictureRepository } from "./picture.repository.js";
import type { UploadedPicture, UploadedPicturePayload } from "./picture.types.js";
import type { PictureStore } from "./store/open-store.js";

/**
 * Limits uploads and new crops per hour, because each takes seconds of CPU time. The limit is high enough for a batch
 * of members, which has about a hundred portraits.
 */
const UPLOADS_PER_HOUR: LimitRule = { name: "picture-uploads", points: 200, duration: 3600 };
/** Seconds until clients should retry if the store is down or full. */
const STORE_RETRY_SECONDS = 10;

export interface NewPicture extends Focus {
  readonly place: PicturePlace;
  readonly alternativeText: string;
  /** The uploader's name. */
  readonly uploadedBy: string;
}

interface PictureParts {
  readonly db: Database;
  readonly repository: PictureRepository;
  readonly store: PictureStore;
  readonly studio: { make(task: PictureTask): Promise<MadePicture> };
  readonly limiter: RateLimiter;
  readonly log: Logger;
}

/** Stores, changes and reads uploaded pictures (ADR 77). */
export class PicturesService {
  readonly #outage: Outage;

  constructor(private readonly parts: PictureParts) {
    this.#outage = new Outage(parts.log, "picture store");
  }

  /** @throws DomainError FORBIDDEN, RATE_LIMITED, and the errors of `add`. */
  async upload(
    caller: Caller | null,
    { place, alternativeText, focusX, focusY }: UploadPictureInput,
    bytes: Buffer,
  ): Promise<UploadedPicturePayload> {
    const { userId, name } = requirePermission(caller, "uploadPicture");
    await this.parts.limiter.consume([UPLOADS_PER_HOUR, userId]);
    const facts = { place, focusX, focusY, uploadedBy: name };
    const picture = await this.add({ ...facts, alternativeText: alternativeText.trim() }, bytes);
    return { message: ADMIN_SUCCESS.pictureUploaded, picture };
  }

  /**
   * Makes a picture's files from uploaded bytes and stores them. Does not check permissions.
   * @throws DomainError PICTURE_… if the bytes are not a suitable picture; UNAVAILABLE if too many pictures are being
   * made, or the store is down or full; UNKNOWN_OUTCOME if the database connection broke during COMMIT. Only after
   * UNKNOWN_OUTCOME may the picture have been stored.
   */
  async add(facts: NewPicture, bytes: Buffer): Promise<UploadedPicture> {
    const { place, focusX, focusY } = facts;
    const task = { kind: "make", bytes, place, focus: { focusX, focusY } } as const;
    return this.#keep(facts, await this.parts.studio.make(task));
  }

  /**
   * Returns a picture for editors, or null if it no longer exists.
   * @throws DomainError FORBIDDEN.
   */
  async find(caller: Caller | null, id: string): Promise<UploadedPicture | null> {
    requirePermission(caller, "uploadedPicture");
    const picture = await this.parts.repository.find(id);
    return picture && viewOf(picture);
  }

  /**
   * Returns the uploader's description of the picture at a path, or null if the picture was not uploaded or no longer
   * exists.
   */
  async alternativeText(path: string): Promise<string | null> {
    const uploaded = readUploadedPath(path);
    const picture = uploaded && (await this.parts.repository.find(uploaded.id));
    return picture?.alternativeText ?? null;
  }

  /**
   * Returns the uncropped copy as WebP, so that an editor can choose another crop.
   * @throws DomainError FORBIDDEN, PICTURE_NOT_FOUND, UNAVAILABLE
   */
  async whole(caller: Caller | null, id: string): Promise<Buffer> {
    requirePermission(caller, "uploadedPicture");
    return this.#wholeOf(await this.#require(id));
  }

  /**
   * Changes a picture's description or crop. A new crop makes a new picture with another path, because browsers cache
   * the old files.
   * @throws DomainError FORBIDDEN, RATE_LIMITED, PICTURE_NOT_FOUND, UNAVAILABLE, VERSION_CHANGED
   */
  async change(caller: Caller | null, input: ChangePictureInput): Promise<UploadedPicturePayload> {
    const { userId, name } = requirePermission(caller, "changePicture");
    const { id, focusX, focusY } = input;
    const alternativeText = input.alternativeText.trim();
    const message = ADMIN_SUCCESS.pictureChanged;
    const picture = await this.#require(id);
    requireVersion(input.version, versionOfPicture(picture));
    if (picture.focusX === focusX && picture.focusY === focusY) {
      const { db, repository } = this.parts;
      const before = input.version ? picture.alternativeText : null;
      if (!(await db.inTransaction((tx) => repository.setText(tx, id, alternativeText, before))))
        throw new DomainError(before === null ? "PICTURE_NOT_FOUND" : "VERSION_CHANGED");
      return { message, picture: viewOf(Object.assign(picture, { alternativeText })) };
    }
    await this.parts.limiter.consume([UPLOADS_PER_HOUR, userId]);
    const { place } = picture;
    const bytes = await this.#wholeOf(picture);
    const made = await this.parts.studio.make({ kind: "remake", bytes, place, focus: { focusX, focusY } });
    const facts = { place, focusX, focusY, alternativeText, uploadedBy: name };
    return { message, picture: await this.#keep(facts, made) };
  }

  /**
   * Returns a public file of a picture, or null if it does not exist.
   * @throws DomainError UNAVAILABLE.
   */
  file(name: string, width: number, ending: PictureEnding): Promise<Buffer | null> {
    return this.#stored((store) => store.get(name, `${String(width)}.${ending}`));
  }

  async #keep({ place, focusX, focusY, alternativeText, uploadedBy }: NewPicture, made: MadePicture) {
    const { db, repository, store } = this.parts;
    const id = made.colour === null ? newId() : colouredId(newId(), made.colour);
    const name = uploadedName(place, id);
    const bytes = [...made.files.values()].reduce((sum, file) => sum + file.length, 0);
    const at = new Date();
    const details = { alternativeText, focusX, focusY, uploadedBy };
    const picture = { id, place, width: made.width, height: made.height, bytes, ...details, at, usedAt: at };
    await this.#stored((to) => to.put(name, made.files));
    try {
      await db.inTransaction((tx) => repository.insert(tx, picture));
    } catch (error) {
      // A DomainError here is UNKNOWN_OUTCOME: the row may have been written, so its files may be needed. If the row
      // was not written, the sweep deletes the files.
      if (!(error instanceof DomainError)) await store.remove(name).catch(() => undefined);
      throw error;
    }
    return viewOf(picture);
  }

  async #require(id: string): Promise<Picture> {
    const picture = await this.parts.repository.find(id);
    if (!picture) throw new DomainError("PICTURE_NOT_FOUND");
    return picture;
  }

  async #wholeOf({ place, id }: Picture): Promise<Buffer> {
    const bytes = await this.#stored((store) => store.get(uploadedName(place, id), WHOLE));
    if (!bytes) throw new DomainError("PICTURE_NOT_FOUND");
    return bytes;
  }

  async #stored<T>(work: (store: PictureStore) => Promise<T>): Promise<T> {
    try {
      const result = await work(this.parts.store);
      this.#outage.worked();
      return result;
    } catch (cause) {
      this.#outage.failed(cause);
      throw new DomainError("UNAVAILABLE", { retryAfter: STORE_RETRY_SECONDS, cause });
    }
  }
}

function versionOfPicture({ alternativeText }: Picture): string {
  return versionOf(alternativeText);
}

function viewOf(picture: Picture): UploadedPicture {
  const { bytes: _bytes, usedAt: _usedAt, ...view } = picture;
  const name = uploadedName(view.place, view.id);
  const read = readUploadedName(name);
  if (!read) throw new Error(`${name} is no picture's name`);
  return {
    ...view,
    version: versionOfPicture(picture),
    path: uploadedPath(name),
    address: plainUpload(read),
  };
}
