import { type AuditRecord, recordAudit } from "../../../kernel/audit/audit-log.js";
import type { Tx } from "../../../kernel/db/database.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { LiveContent } from "../live-content.js";
import type { ContentRepository, StoredVersion } from "./content.repository.js";

/** A topic's new text, which replaces version `baseNumber`. */
interface NewVersion extends Omit<StoredVersion, "number"> {
  readonly baseNumber: number;
}

/** Publishes new versions of topics. The texts of events are published by the events module instead. */
export class ContentPublisher {
  constructor(
    private readonly repository: Pick<ContentRepository, "addVersion">,
    private readonly live: Pick<LiveContent, "run">,
  ) {}

  /**
   * Adds the next version of a topic, and announces it after the transaction. The calling code must hold the lock of
   * the content, and must have checked the version.
   */
  async addVersion(
    tx: Tx,
    { baseNumber, ...version }: NewVersion,
    act: Pick<AuditRecord, "actor" | "action" | "details">,
  ): Promise<void> {
    const { topic } = version;
    await this.repository.addVersion(tx, { ...version, number: baseNumber + 1 });
    await recordAudit(tx, { ...act, targetType: "content", targetId: topic, targetName: topic });
    announce(tx, { topic: Topic.contentPublished, id: topic });
  }

  /**
   * Shows the published content on this server. If the content cannot be read now, the next successful read shows it.
   */
  async show(): Promise<void> {
    await this.live.run().catch(() => undefined);
  }
}
