import type { Caller } from "../../../kernel/auth/caller.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { TRANSLATED_INTO } from "../../../kernel/contract/languages.js";
import type { Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { EventTexts } from "../../events/contract/event-texts.js";
import { EVENTS, topicIn } from "../contract/translations.js";
import type { ContentRepository } from "../editing/content.repository.js";
import type { ContentRecords } from "../read-content.js";
import { validRecords } from "../valid-content.js";
import { eventBody, fitsVersion } from "./read-event-texts.js";

interface Slugged {
  readonly slug: string;
}

type Written = EventTexts & Slugged;

/**
 * Keeps the earlier texts of events. Every change of the texts adds a version, on whichever screen it is made (ADR 76).
 */
export class EventHistoryService {
  /** @param files the shipped content. `copied` uses its translations if the club has published none. */
  constructor(
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords = new Map(),
  ) {}

  /**
   * Records an event's new texts in the transaction that writes them. No other request can add a version concurrently,
   * because the transaction has locked the events. Version 0 has the texts before the first change.
   * @param before null for a new event
   * @throws DomainError BAD_INPUT if the texts are too long for a version
   */
  async written(
    tx: Tx,
    before: (Written & { readonly updatedAt: Date }) | null,
    after: Written,
    { name }: Pick<Caller, "name">,
  ): Promise<void> {
    const topic = EVENTS + after.slug;
    const body = eventBody(after);
    const old = before && eventBody(before);
    if (old === body) return;
    if (!fitsVersion(body)) throw new DomainError("BAD_INPUT", { fields: { description: RULES.eventTexts } });
    const inForce = await this.repository.numberInForce(topic);
    const isFirst = inForce === null && before !== null && old !== null;
    if (isFirst && fitsVersion(old))
      await this.repository.addVersion(tx, {
        ...{ topic, number: 0, body: old, editorName: "", at: before.updatedAt },
      });
    const number = (inForce ?? 0) + 1;
    await this.repository.addVersion(tx, { topic, number, body, editorName: name, at: new Date() });
  }

  /**
   * Publishes an event's translations for its copy. Texts that differ in the copy stay in English, and the editors see
   * their old translations as outdated. Adds the versions without `ContentPublisher`, whose audit entries would repeat
   * the event's `event.create`.
   */
  async copied(tx: Tx, original: Slugged, copy: Slugged, { name }: Pick<Caller, "name">): Promise<void> {
    await this.repository.lock(tx);
    const versions = await this.repository.latest();
    const records = validRecords(this.files, versions);
    for (const language of TRANSLATED_INTO) {
      const record = records.get(topicIn(language, EVENTS + original.slug));
      if (record === undefined) continue;
      const topic = topicIn(language, EVENTS + copy.slug);
      const number = (versions.find((version) => version.topic === topic)?.number ?? 0) + 1;
      const body = JSON.stringify(record);
      await this.repository.addVersion(tx, { topic, number, body, editorName: name, at: new Date() });
      announce(tx, { topic: Topic.contentPublished, id: topic });
    }
  }

  /** Deletes an event's versions and drafts in all languages, in the transaction that deletes the event. */
  async deleted(tx: Tx, { slug }: Slugged): Promise<void> {
    const topic = EVENTS + slug;
    for (const each of [topic, ...TRANSLATED_INTO.map((language) => topicIn(language, topic))])
      await this.repository.forget(tx, each);
  }
}
