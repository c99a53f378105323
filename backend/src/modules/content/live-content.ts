import type { Database } from "../../kernel/db/database.js";
import type { Logger } from "../../kernel/log/logger.js";
import { follow } from "../../kernel/pubsub/change-stream.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import type { ContentService } from "./content.service.js";
import type { ContentRepository } from "./editing/content.repository.js";
import type { ContentRecords } from "./read-content.js";
import { validContent, validRecords } from "./valid-content.js";

/**
 * Makes this server show the published content: at the start, after a publication on this server, and within seconds
 * after a publication on another server.
 */
export class LiveContent {
  readonly name = "content";
  /** The number of publications that the shown content includes. */
  #shown = 0;
  /** The last read. Reads run one after another, so that a slow old reply cannot replace a newer one. */
  #lastRead = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly service: ContentService,
    private readonly log: Logger,
  ) {}

  /**
   * Shows the published content at the start and after each announced publication. Another server's publication is
   * announced only if there is Redis. Without Redis, a job finds it by calling `run` every few seconds (app/jobs.ts).
   * @returns a function that ends the subscription
   */
  follow(): () => void {
    return follow(this.db.changes, Topic.contentPublished, () =>
      this.run().catch((error: unknown) => {
        this.log.warn({ err: error }, "published content could not be read; tried again soon");
      }),
    );
  }

  /**
   * Shows the new content if there was a publication on any server. Runs twice after a publication on this server: for
   * the announcement, and for `ContentPublisher.show`, which makes the reply wait until the content is shown.
   */
  run(): Promise<void> {
    const read = this.#lastRead.catch(() => undefined).then(() => this.#readNew());
    this.#lastRead = read;
    return read;
  }

  async #readNew(): Promise<void> {
    const publications = await this.repository.publications();
    if (publications === this.#shown) return;
    const { content } = validContent(this.files, await this.repository.latest(), (topic, mistake) => {
      this.log.error({ topic, mistake }, "published content breaks a rule and is not shown");
    });
    this.service.show(content);
    this.#shown = publications;
    // The cache of public pages (app/pages/open-pages.ts) follows this change and not the publication, because this
    // server can render the new content only from now on.
    this.db.changes.deliver({ topic: Topic.contentShown, id: "" });
  }

  /** Returns the current content of each topic, from the files and the versions in force. */
  async records(): Promise<Map<string, unknown>> {
    return validRecords(this.files, await this.repository.latest());
  }
}
