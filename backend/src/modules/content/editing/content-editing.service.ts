import type { AuditRecord } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Permission } from "../../../kernel/contract/access.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { numberOfVersion } from "../../../kernel/errors/require-version.js";
import type { PictureUsesService } from "../../pictures/picture-uses.service.js";
import { isTopic } from "../content-topics.js";
import type {
  ContentDraftInput,
  PublishContentInput,
  RemoveContentInput,
  RestoreContentInput,
  SaveContentDraftInput,
} from "../contract/content-editing.input.js";
import { isRemovable } from "../contract/topics.js";
import type { ContentRecords } from "../read-content.js";
import { overlay, validRecords } from "../valid-content.js";
import { contentInvalid, missingPictures, mistakesWith, storedBody } from "./content-check.js";
import type {
  ContentMistake,
  ContentTopic,
  ContentTopicDetail,
  ContentTopicPayload,
} from "./content-editing.types.js";
import type { ContentRepository, StoredVersion } from "./content.repository.js";
import type { EventTopics } from "../events/event-topics.js";
import { eventSlugOf } from "../contract/translations.js";
import type { ContentPublisher } from "./content-publisher.js";
import type { ContentViews } from "./content-views.js";

interface Publication {
  readonly baseNumber: number;
  readonly body: string | null;
  readonly act: Pick<AuditRecord, "action" | "details">;
}

/** Lets editors save drafts, publish them, and publish earlier versions again (ADR 76). */
export class ContentEditingService {
  constructor(
    private readonly db: Database,
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly publisher: ContentPublisher,
    private readonly pictures: Pick<PictureUsesService, "note">,
    private readonly eventTopics: EventTopics,
    private readonly views: ContentViews,
  ) {}

  /**
   * Returns all topics, including unpublished topics and removed batches. They are sorted by name, with the events at
   * the end.
   * @throws DomainError FORBIDDEN.
   */
  topics(caller: Caller | null): Promise<ContentTopic[]> {
    requirePermission(caller, "contentTopics");
    return this.views.topics();
  }

  /**
   * Returns a topic with its draft and its history. A batch without content has neither.
   * @throws DomainError FORBIDDEN, CONTENT_NOT_FOUND.
   */
  async topic(caller: Caller | null, topic: string): Promise<ContentTopicDetail> {
    await this.#require(caller, "contentTopic", topic);
    return this.views.topic(topic);
  }

  /**
   * Saves a draft, which may have mistakes.
   * @throws DomainError FORBIDDEN, CONTENT_NOT_FOUND, VERSION_CHANGED; BAD_INPUT if the draft is not JSON or is too
   * long.
   */
  async saveDraft(caller: Caller | null, input: SaveContentDraftInput): Promise<ContentTopicPayload> {
    const { topic, version, baseNumber } = input;
    const { name } = await this.#require(caller, "saveContentDraft", topic);
    const body = storedBody(input.body);
    await this.db.inTransaction(async (tx) => {
      const draft = {
        topic,
        body,
        revision: numberOfVersion(version),
        baseNumber: baseNumber ?? undefined,
        editorName: name,
        at: new Date(),
      };
      // Deleting an event deletes its draft. Because of the lock, either the deletion runs later and also deletes this
      // draft, or the event is already deleted.
      if (!(await this.eventTopics.lockEvent(tx, topic))) throw new DomainError("CONTENT_NOT_FOUND");
      if (!(await this.repository.saveDraft(tx, draft))) throw new DomainError("VERSION_CHANGED");
      await this.pictures.note(tx, body);
    });
    return this.#reply(topic, ADMIN_SUCCESS.contentDraftSaved);
  }

  /** @throws DomainError FORBIDDEN, CONTENT_NOT_FOUND, VERSION_CHANGED. */
  async discardDraft(
    caller: Caller | null,
    { topic, version }: ContentDraftInput,
  ): Promise<ContentTopicPayload> {
    await this.#require(caller, "discardContentDraft", topic);
    await this.db.inTransaction((tx) => this.#takeDraft(tx, topic, version));
    return this.#reply(topic, ADMIN_SUCCESS.contentDraftDiscarded);
  }

  /**
   * Publishes a draft.
   * @throws DomainError FORBIDDEN, CONTENT_NOT_FOUND; VERSION_CHANGED if the draft has changed or is not based on the
   * version in force; CONTENT_INVALID with the `mistakes`.
   */
  async publish(
    caller: Caller | null,
    { topic, version }: PublishContentInput,
  ): Promise<ContentTopicPayload> {
    const actor = await this.#require(caller, "publishContent", topic);
    await this.#publish(actor, topic, async (tx) => {
      const draft = await this.repository.draft(topic);
      await this.#takeDraft(tx, topic, version);
      if (!draft || draft.revision !== numberOfVersion(version)) throw new DomainError("VERSION_CHANGED");
      return { baseNumber: draft.baseNumber, body: draft.body, act: { action: "content.publish" } };
    });
    return this.#reply(topic, ADMIN_SUCCESS.contentPublished);
  }

  /**
   * Publishes an earlier version again, as a new version.
   * @throws DomainError FORBIDDEN, CONTENT_NOT_FOUND; VERSION_CHANGED if the caller saw another version than the one in
   * force; CONTENT_INVALID with the `mistakes`.
   */
  async restore(
    caller: Caller | null,
    { topic, version, number }: RestoreContentInput,
  ): Promise<ContentTopicPayload> {
    const actor = await this.#require(caller, "restoreContent", topic);
    await this.#publish(actor, topic, async () => {
      const versions = await this.views.versions(topic);
      const body = versions.find((one) => one.number === number)?.body;
      if (body === undefined || body === null) throw new DomainError("CONTENT_NOT_FOUND");
      const baseNumber = numberOfVersion(version);
      return { baseNumber, body, act: { action: "content.restore", details: { version: number } } };
    });
    return this.#reply(topic, ADMIN_SUCCESS.contentRestored);
  }

  /**
   * Removes a batch or the faculty card from the site.
   * @throws DomainError FORBIDDEN, CONTENT_NOT_FOUND, VERSION_CHANGED; CONTENT_REQUIRED for any other topic, or if the
   * remaining content would have mistakes.
   */
  async remove(caller: Caller | null, { topic, version }: RemoveContentInput): Promise<ContentTopicPayload> {
    const actor = await this.#require(caller, "removeContent", topic);
    if (!isRemovable(topic)) throw new DomainError("CONTENT_REQUIRED");
    await this.#publish(actor, topic, () =>
      Promise.resolve({
        baseNumber: numberOfVersion(version),
        body: null,
        act: { action: "content.remove" },
      }),
    );
    return this.#reply(topic, ADMIN_SUCCESS.contentRemoved);
  }

  async #require(caller: Caller | null, permission: Permission, topic: string): Promise<Caller> {
    const actor = requirePermission(caller, permission);
    if (!isTopic(topic) && !(await this.eventTopics.recordOf(topic)))
      throw new DomainError("CONTENT_NOT_FOUND");
    return actor;
  }

  async #takeDraft(tx: Tx, topic: string, version: string): Promise<void> {
    if (!(await this.repository.deleteDraft(tx, topic, numberOfVersion(version))))
      throw new DomainError("VERSION_CHANGED");
  }

  /**
   * Publishes one topic. Checks all content again under the lock, because two valid topics may contradict each other.
   */
  async #publish(actor: Caller, topic: string, decide: (tx: Tx) => Promise<Publication>): Promise<void> {
    // The events module has its own rules and lock. It writes the webhook and the audit entry, always as
    // `event.update`. Its follower `EventHistoryService` adds the version.
    if (eventSlugOf(topic) !== null) return this.eventTopics.publish(actor, topic, decide);
    await this.db.inTransaction(async (tx) => {
      await this.repository.lock(tx);
      const { baseNumber, body, act } = await decide(tx);
      const versions = await this.repository.latest();
      const pictureMistakes = body === null ? [] : missingPictures(body, await this.pictures.note(tx, body));
      this.#requireFits(versions, { topic, baseNumber, body }, pictureMistakes);
      const version = { topic, baseNumber, body, editorName: actor.name, at: new Date() };
      await this.publisher.addVersion(tx, version, { actor, ...act });
    });
    await this.publisher.show();
  }

  #requireFits(
    versions: readonly StoredVersion[],
    { topic, baseNumber, body }: Pick<Publication, "baseNumber" | "body"> & { readonly topic: string },
    pictureMistakes: readonly ContentMistake[],
  ): void {
    const inForce = versions.find((version) => version.topic === topic)?.number ?? 0;
    if (inForce !== baseNumber) throw new DomainError("VERSION_CHANGED");
    if (body === null && !overlay(this.files, versions).has(topic))
      throw new DomainError("CONTENT_NOT_FOUND");
    const records = validRecords(this.files, versions);
    const mistakes = [...mistakesWith(records, topic, body), ...pictureMistakes];
    if (mistakes.length === 0) return;
    if (body === null) throw new DomainError("CONTENT_REQUIRED");
    throw contentInvalid(mistakes);
  }

  async #reply(topic: string, message: string): Promise<ContentTopicPayload> {
    return { message, topic: await this.views.topic(topic) };
  }
}
