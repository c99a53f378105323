import type { Database } from "../../kernel/db/database.js";
import type { Logger } from "../../kernel/log/logger.js";
import { follow } from "../../kernel/pubsub/change-stream.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import type { ContentService } from "./content.service.js";
import type { ContentRepository } from "./editing/content.repository.js";
import type { ContentRecords } from "./read-content.js";
import { soundContent } from "./sound-content.js";

/** Shows what is published: at the start, after a publication here, and, within seconds, after one on another server. */
export class LiveContent {
  readonly name = "content";
  /** The publications that are shown. */
  #shown = 0;
  /** One look after the other: an older answer must not be shown after a newer one. */
  #looking = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly service: ContentService,
    private readonly log: Logger,
  ) {}

  /** Shows at once what another server publishes, where Redis passes it on. Answers what ends that. */
  follow(): () => void {
    return follow(this.db.changes, Topic.contentPublished, () =>
      this.run().catch((error: unknown) => {
        this.log.warn({ err: error }, "published content could not be read; tried again soon");
      }),
    );
  }

  /** Looks whether something was published, here or on another server, and shows it then. */
  run(): Promise<void> {
    const look = this.#looking.catch(() => undefined).then(() => this.#look());
    this.#looking = look;
    return look;
  }

  async #look(): Promise<void> {
    const publications = await this.repository.publications();
    if (publications === this.#shown) return;
    await this.#show();
    this.#shown = publications;
    // Pages are rendered from what is shown now, so they are notified here, after the switch, and not by the
    // publication.
    this.db.changes.deliver({ topic: Topic.content, id: "" });
  }

  /** What each topic says now: of the files and of the versions that are shown. */
  async records(): Promise<Map<string, unknown>> {
    return soundContent(this.files, await this.repository.latest(), () => undefined).records;
  }

  async #show(): Promise<void> {
    const { content } = soundContent(this.files, await this.repository.latest(), (topic, mistake) => {
      this.log.error({ topic, mistake }, "published content breaks a rule and is not shown");
    });
    this.service.show(content);
  }
}
