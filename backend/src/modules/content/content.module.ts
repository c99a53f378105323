import { join } from "node:path";
import type { Environment } from "../../config/environment.js";
import type { Database } from "../../kernel/db/database.js";
import type { Logger } from "../../kernel/log/logger.js";
import { MediaAddresses } from "../../kernel/media/media-addresses.js";
import type { PictureUsesService } from "../pictures/picture-uses.service.js";
import { ContentService } from "./content.service.js";
import { ContentEditingService } from "./editing/content-editing.service.js";
import { ContentBulkService } from "./editing/content-bulk.service.js";
import { ContentPreviewService, type RenderPage } from "./editing/content-preview.service.js";
import { ContentPublisher } from "./editing/content-publisher.js";
import { ContentSamplesService } from "./editing/content-samples.service.js";
import { ContentViews } from "./editing/content-views.js";
import { ContentRepository } from "./editing/content.repository.js";
import { LiveContent } from "./live-content.js";
import { loadContent } from "./load-content.js";
import type { EventAdminService } from "../events/event-admin.service.js";
import type { EventService } from "../events/event.service.js";
import { EventTopics } from "./events/event-topics.js";

export type ContentServices = ReturnType<typeof createContentServices>;
export type ContentEditing = ReturnType<typeof createContentEditing>;

/**
 * Wires the services that need no database, and reads the content files of the project in `root`.
 * @param isNew whether the site is not set up yet
 * @throws Error with one line for each mistake in the files
 */
export function createContentServices(env: Environment, root: string, isNew: () => boolean = () => false) {
  const media = new MediaAddresses({
    mediaBase: env.MEDIA_BASE_URL,
    animationBase: env.ANIMATION_BASE_URL,
    publicFolder: join(root, "frontend/public"),
  });
  const { content, records } = loadContent(root);
  return { media, content: new ContentService(content, media, isNew), contentFiles: records };
}

/** The services that editing needs in addition to the files. */
interface ContentEditingParts {
  readonly db: Database;
  readonly log: Logger;
  readonly pictureUses: PictureUsesService;
  readonly events: EventService;
  readonly eventAdmin: EventAdminService;
  /** Renders a page of the site. Undefined if the pages are not built. */
  readonly render?: RenderPage;
}

/** Wires the services for content that editors publish. Published content replaces the content files. */
export function createContentEditing(
  { content, contentFiles }: Pick<ContentServices, "content" | "contentFiles">,
  { db, log, pictureUses, events, eventAdmin, render = () => Promise.resolve(null) }: ContentEditingParts,
) {
  const repository = new ContentRepository(db);
  const liveContent = new LiveContent(db, repository, contentFiles, content, log);
  const eventTopics = new EventTopics(repository, events, eventAdmin, pictureUses);
  const publisher = new ContentPublisher(repository, liveContent);
  return {
    liveContent,
    contentEditing: new ContentEditingService(
      db,
      repository,
      contentFiles,
      publisher,
      pictureUses,
      eventTopics,
      new ContentViews(repository, contentFiles, eventTopics),
    ),
    contentPreviews: new ContentPreviewService(repository, contentFiles, content, eventTopics, render),
    contentSamples: new ContentSamplesService(db, repository, contentFiles, liveContent, publisher),
    contentBulk: new ContentBulkService(
      db,
      repository,
      contentFiles,
      liveContent,
      publisher,
      pictureUses,
      eventTopics,
    ),
  };
}
