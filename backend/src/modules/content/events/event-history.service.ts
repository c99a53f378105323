import type { Caller } from "../../../kernel/auth/caller.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import type { Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { EventTexts } from "../../events/contract/event-texts.js";
import { EVENTS } from "../contract/translations.js";
import type { ContentRepository } from "../editing/content.repository.js";
import { eventBody, fitsVersion } from "./read-event-texts.js";

/** An event with its texts, just before it is written. */
type Written = EventTexts & { readonly slug: string };

/** Keeps earlier texts of events. Every change adds a version, whoever makes it and on whichever screen (ADR 76). */
export class EventHistoryService {
  constructor(private readonly repository: ContentRepository) {}

  /**
   * Records an event's new texts in the transaction that writes them. The transaction has locked the events, so no
   * other request adds a version concurrently. Version 0 has the texts before the first change.
   * @param before null for a new event
   * @throws DomainError BAD_INPUT when the texts are longer than a version holds
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

  /** Deletes an event's versions and draft, inside the transaction that deletes the event. */
  deleted(tx: Tx, { slug }: { readonly slug: string }): Promise<void> {
    return this.repository.forget(tx, EVENTS + slug);
  }
}
