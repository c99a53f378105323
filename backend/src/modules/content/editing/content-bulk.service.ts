import type { AuditRecord } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { requireVersion } from "../../../kernel/errors/require-version.js";
import type { LiveContent } from "../live-content.js";
import { type ContentRecords, readContent, type ReportMistake } from "../read-content.js";
import { validRecords } from "../valid-content.js";
import { isTopic } from "../content-topics.js";
import { eventSlugOf } from "../contract/translations.js";
import type { EventTopics } from "../events/event-topics.js";
import { parseJson } from "../parse-json.js";
import type { PictureUsesService } from "../../pictures/picture-uses.service.js";
import { contentInvalid, fitsColumn, missingPictures, storedBody } from "./content-check.js";
import type { ContentPublisher } from "./content-publisher.js";
import type { ContentRepository } from "./content.repository.js";

interface ContentPart {
  readonly topic: string;
  readonly body: string;
  /** The version that the editor saw. */
  readonly version: string;
}

interface Publishing {
  readonly actor: Caller;
  readonly act: Pick<AuditRecord, "actor" | "action">;
  /** The versions that the editor saw, by topic. If undefined, versions are not checked. */
  readonly seen?: ReadonlyMap<string, string>;
}

type Mistake = Parameters<ReportMistake>;

/** Thrown to roll back a publication with mistakes. */
class Mistaken extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    super("the content has mistakes");
  }
}

/** Publishes or exports many topics together: for the page that sets up the site, and for the command line. */
export class ContentBulkService {
  constructor(
    private readonly db: Database,
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly live: LiveContent,
    private readonly publisher: ContentPublisher,
    private readonly pictures: Pick<PictureUsesService, "note">,
    private readonly eventTopics: EventTopics,
  ) {}

  /**
   * Publishes several topics in one transaction, if each still has the version that the editor saw. Does not accept
   * events.
   * @throws DomainError FORBIDDEN, CONTENT_NOT_FOUND, VERSION_CHANGED, BAD_INPUT; CONTENT_INVALID with the `mistakes`.
   * The place of each mistake begins with the topic.
   */
  async publishAll(caller: Caller | null, parts: readonly ContentPart[]): Promise<MessagePayload> {
    const actor = requirePermission(caller, "publishContents");
    if (parts.some(({ topic }) => !isTopic(topic))) throw new DomainError("CONTENT_NOT_FOUND");
    const records = new Map(parts.map(({ topic, body }) => [topic, parseJson(storedBody(body))]));
    const seen = new Map(parts.map(({ topic, version }) => [topic, version]));
    const act = { actor, action: "content.publish" } as const;
    try {
      await this.#publish(records, { actor, act, seen });
    } catch (error) {
      if (!(error instanceof Mistaken)) throw error;
      const mistakes = error.mistakes.map(([topic, place, complaint]) => ({
        place: `${topic}: ${place}`,
        complaint,
      }));
      throw contentInvalid(mistakes);
    }
    return { message: ADMIN_SUCCESS.contentPublished };
  }

  /** Returns the published content of each topic, including the texts of events. */
  async exported(): Promise<ContentRecords> {
    const [records, ofEvents] = await Promise.all([this.live.records(), this.eventTopics.records()]);
    return new Map([...records, ...ofEvents]);
  }

  /**
   * Publishes all topics that differ from the published content, and returns their names. If there is a mistake,
   * reports all mistakes, publishes nothing and returns an empty list. Drafts stay unchanged, and so do topics that
   * are not in `records`.
   * @throws DomainError FORBIDDEN; EVENT_NOT_FOUND for an event that is being deleted.
   */
  async importFiles(
    caller: Caller | null,
    records: ContentRecords,
    report: ReportMistake,
  ): Promise<readonly string[]> {
    const actor = requirePermission(caller, "publishContent");
    try {
      return await this.#publish(records, { actor, act: { actor: null, action: "content.import" } });
    } catch (error) {
      if (!(error instanceof Mistaken)) throw error;
      for (const mistake of error.mistakes) report(...mistake);
      return [];
    }
  }

  /**
   * Publishes the topics in one transaction.
   * @throws Mistaken if there are mistakes. Nothing is published then.
   */
  async #publish(records: ContentRecords, publishing: Publishing): Promise<readonly string[]> {
    const isOfEvent = ([topic]: readonly [string, unknown]): boolean => eventSlugOf(topic) !== null;
    const topics = [...records].filter((entry) => !isOfEvent(entry));
    const bodies = new Map(topics.map(([topic, record]) => [topic, JSON.stringify(record)]));
    const published = await this.db.inTransaction(async (tx) => {
      const mistakes: Mistake[] = [];
      const report: ReportMistake = (...mistake) => void mistakes.push(mistake);
      const done: string[] = [];
      // Locks events before pictures, like the publication of a single event. If the order differed, two requests could
      // deadlock.
      for (const [topic, record] of [...records].filter(isOfEvent))
        if (await this.eventTopics.bringIn(publishing.actor, topic, record, report)) done.push(topic);
      done.unshift(...(await this.#publishTopics(tx, bodies, publishing, report)));
      if (mistakes.length > 0) throw new Mistaken(mistakes);
      return done;
    });
    await this.publisher.show();
    return published;
  }

  /**
   * Publishes the topics that differ from the published content, unless there are mistakes. Locks the content until the
   * transaction ends.
   */
  async #publishTopics(
    tx: Tx,
    bodies: ReadonlyMap<string, string>,
    { actor, act, seen = new Map() }: Publishing,
    report: ReportMistake,
  ): Promise<string[]> {
    await this.repository.lock(tx);
    const versions = await this.repository.latest();
    const numbers = new Map(versions.map(({ topic, number }) => [topic, number]));
    for (const [topic, version] of seen) requireVersion(version, String(numbers.get(topic) ?? 0));
    const records = validRecords(this.files, versions);
    const differing = [...bodies].filter(([topic, body]) => JSON.stringify(records.get(topic)) !== body);
    for (const [topic, body] of differing) records.set(topic, JSON.parse(body));
    const tooLong = differing.filter(([, body]) => !fitsColumn(body));
    for (const [topic] of tooLong) report(topic, "", ADMIN_RULES.contentBody);
    let isWhole = readContent(records, report) !== null && tooLong.length === 0;
    for (const [topic, body] of differing)
      for (const { place, complaint } of missingPictures(body, await this.pictures.note(tx, body))) {
        report(topic, place, complaint);
        isWhole = false;
      }
    if (!isWhole) return [];
    const edited = { editorName: actor.name, at: new Date() };
    for (const [topic, body] of differing) {
      const baseNumber = numbers.get(topic) ?? 0;
      await this.publisher.addVersion(tx, { topic, baseNumber, body, ...edited }, act);
    }
    return differing.map(([topic]) => topic);
  }
}
