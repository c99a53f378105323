import type { Environment } from "../../config/environment.js";
import type { Database } from "../../kernel/db/database.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { Logger } from "../../kernel/log/logger.js";
import { PictureRepository } from "./picture.repository.js";
import { PictureSweepService } from "./picture-sweep.service.js";
import { PictureUsesService } from "./picture-uses.service.js";
import { PicturesService } from "./pictures.service.js";
import { PictureStudio } from "./processing/picture-studio.js";
import { openPictureStore } from "./store/open-store.js";
import { WatchedStore } from "./store/watched-store.js";

interface PictureModuleParts {
  readonly env: Environment;
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly log: Logger;
}

export function createPictureServices({ env, db, limiter, log }: PictureModuleParts) {
  const repository = new PictureRepository(db);
  const store = new WatchedStore(openPictureStore(env));
  return {
    pictureStore: store,
    pictures: new PicturesService({ db, repository, store, studio: new PictureStudio(), limiter, log }),
    pictureUses: new PictureUsesService(repository),
    pictureSweep: new PictureSweepService(repository, store, log),
  };
}
