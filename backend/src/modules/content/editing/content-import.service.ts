import { type AuditRecord, recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Database } from "../../../kernel/db/database.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce } from "../../../kernel/pubsub/announce.js";
import { Topic } from "../../../kernel/pubsub/topic.js";
import type { LiveContent } from "../live-content.js";
import { type ContentRecords, readContent, type ReportMistake } from "../read-content.js";
import { soundContent } from "../sound-content.js";
import { isTopic } from "../content-topics.js";
import { parseJson } from "../parse-json.js";
import type { PictureUsesService } from "../../pictures/picture-uses.service.js";
import { missingPictures, storedBody } from "./content-check.js";
import type { ContentMistake } from "./content-editing.types.js";
import type { ContentRepository } from "./content.repository.js";

/** A topic to be published. */
interface ContentPart {
  readonly topic: string;
  readonly body: string;
  /** The version that was looked at. */
  readonly over: number;
}

/** By whom something is published, and how the audit log calls it. */
interface Publishing {
  readonly editorName: string;
  readonly act: Pick<AuditRecord, "actor" | "action">;
  /** The versions that were looked at, by topic; every version for none. */
  readonly seen?: ReadonlyMap<string, number>;
}

/** Content as files, for those who like them: what is shown goes out, and what differs comes in. */
export class ContentImportService {
  constructor(
    private readonly db: Database,
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly live: LiveContent,
    private readonly pictures: Pick<PictureUsesService, "note">,
  ) {}

  /**
   * Publishes several topics at once, each over the version that was looked at.
   * @throws DomainError FORBIDDEN, CONTENT_CHANGED, CONTENT_INVALID with the `mistakes`, each beginning with its topic; BAD_INPUT.
   */
  async publishTogether(caller: Caller | null, parts: readonly ContentPart[]): Promise<MessagePayload> {
    const actor = requirePermission(caller, "publishContents");
    if (parts.some(({ topic }) => !isTopic(topic))) throw new DomainError("CONTENT_NOT_FOUND");
    const given = new Map(parts.map(({ topic, body }) => [topic, parseJson(storedBody(body))]));
    const mistakes: ContentMistake[] = [];
    const seen = new Map(parts.map(({ topic, over }) => [topic, over]));
    await this.#publish(
      given,
      (topic, place, complaint) => void mistakes.push({ place: `${topic}: ${place}`, complaint }),
      {
        editorName: actor.name,
        seen,
        act: { actor, action: "content.publish" },
      },
    );
    if (mistakes.length > 0) throw new DomainError("CONTENT_INVALID", { data: { mistakes } });
    return { message: ADMIN_SUCCESS.contentPublished };
  }

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
    const { name } = requirePermission(caller, "publishContent");
    return this.#publish(given, report, { editorName: name, act: { actor: null, action: "content.import" } });
  }

  async #publish(
    given: ContentRecords,
    report: ReportMistake,
    { editorName, act, seen }: Publishing,
  ): Promise<readonly string[]> {
    const bodies = new Map([...given].map(([topic, record]) => [topic, storedBody(JSON.stringify(record))]));
    const published = await this.db.inTransaction(async (tx) => {
      await this.repository.lock(tx);
      const versions = await this.repository.latest();
      const numbers = new Map(versions.map(({ topic, number }) => [topic, number]));
      for (const [topic, over] of seen ?? [])
        if ((numbers.get(topic) ?? 0) !== over) throw new DomainError("CONTENT_CHANGED");
      const { records } = soundContent(this.files, versions, () => undefined);
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
      const edited = { editorName, at: new Date() };
      for (const [topic, body] of differing) {
        await this.repository.addVersion(tx, {
          topic,
          number: (numbers.get(topic) ?? 0) + 1,
          body,
          ...edited,
        });
        const target = { targetType: "content", targetId: topic, targetName: topic };
        await recordAudit(tx, { ...act, ...target });
        announce(tx, { topic: Topic.contentPublished, id: topic });
      }
      return differing.map(([topic]) => topic);
    });
    await this.live.run().catch(() => undefined);
    return published;
  }
}
