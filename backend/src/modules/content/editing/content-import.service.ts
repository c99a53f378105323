import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Database } from "../../../kernel/db/database.js";
import { announce } from "../../../kernel/pubsub/announce.js";
import { Topic } from "../../../kernel/pubsub/topic.js";
import type { PictureUsesService } from "../../pictures/picture-uses.service.js";
import { overlay, type LiveContent } from "../live-content.js";
import { type ContentRecords, readContent, type ReportMistake } from "../read-content.js";
import { missingPictures, storedBody } from "./content-check.js";
import type { ContentRepository } from "./content.repository.js";

/** Content as files, for those who like them: what is shown goes out, and what differs comes in. */
export class ContentImportService {
  constructor(
    private readonly db: Database,
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly live: LiveContent,
    private readonly pictures: Pick<PictureUsesService, "note">,
  ) {}

  /** What each topic says now. */
  shown(): Promise<ContentRecords> {
    return this.live.records();
  }

  /**
   * Publishes the topics that say something else than what is shown, all or none; topics that are not given stay, and so do
   * drafts. Answers which were published; none when there was a mistake.
   * @throws DomainError FORBIDDEN, BAD_INPUT for a topic that is too long.
   */
  async publish(
    caller: Caller | null,
    given: ContentRecords,
    report: ReportMistake,
  ): Promise<readonly string[]> {
    const actor = requirePermission(caller, "publishContent");
    const bodies = new Map([...given].map(([topic, record]) => [topic, storedBody(JSON.stringify(record))]));
    const published = await this.db.inTransaction(async (tx) => {
      await this.repository.lock(tx);
      const versions = await this.repository.latest();
      const records = overlay(this.files, versions);
      const differing = [...bodies].filter(([topic, body]) => JSON.stringify(records.get(topic)) !== body);
      for (const [topic, body] of differing) records.set(topic, JSON.parse(body));
      let isWhole = readContent(records, report) !== null;
      for (const [topic, body] of differing) {
        for (const { place, complaint } of missingPictures(body, await this.pictures.note(tx, body))) {
          report(topic, place, complaint);
          isWhole = false;
        }
      }
      if (!isWhole) return [];
      const numbers = new Map(versions.map(({ topic, number }) => [topic, number]));
      const edited = { editorName: actor.name, at: new Date() };
      for (const [topic, body] of differing) {
        await this.repository.addVersion(tx, {
          topic,
          number: (numbers.get(topic) ?? 0) + 1,
          body,
          ...edited,
        });
        const target = { targetType: "content", targetId: topic, targetName: topic };
        await recordAudit(tx, { actor: null, action: "content.import", ...target });
        announce(tx, { topic: Topic.contentPublished, id: topic });
      }
      return differing.map(([topic]) => topic);
    });
    await this.live.run().catch(() => undefined);
    return published;
  }
}
