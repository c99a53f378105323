import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { changedFields } from "../../kernel/contract/changed-fields.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { ContentSamplesService } from "../content/editing/content-samples.service.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { EventDeletionService } from "../events/event-deletion.service.js";
import type { EventService } from "../events/event.service.js";
import type { UsedEvent, Samples, SamplesPayload } from "./samples.types.js";

/** A sample event that comes with the product. */
type ShippedEvent = Omit<EventRecord, "id" | "updatedAt">;

export interface SamplesParts {
  readonly contentSamples: ContentSamplesService;
  readonly events: EventService;
  readonly eventDeletions: EventDeletionService;
  readonly shippedEvents: readonly ShippedEvent[];
}

/** Removes the product's sample content: invented people, pictures and events (ADR 76). */
export class SamplesService {
  constructor(private readonly parts: SamplesParts) {}

  /**
   * Returns how much sample content remains.
   * @throws DomainError FORBIDDEN
   */
  async count(caller: Caller | null): Promise<Samples> {
    const content = await this.parts.contentSamples.count(caller);
    return { ...content, events: (await this.#events()).length };
  }

  /**
   * Removes all sample content, except events in use. Content that the club has changed stays. An event with a draft
   * stays too, because its draft would be deleted with it. The removal can be interrupted and repeated.
   * @throws DomainError FORBIDDEN
   */
  async remove(caller: Caller | null): Promise<SamplesPayload> {
    requirePermission(caller, "removeSamples");
    const content = await this.parts.contentSamples.remove(caller);
    const inUse: UsedEvent[] = [];
    let events = 0;
    for (const { id, title } of await this.#events()) {
      try {
        if (await this.parts.eventDeletions.deleteIf(caller, id, (event) => this.#isSample(event))) events++;
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== "EVENT_IN_USE") throw error;
        inUse.push({ title, inTheWay: (error.data?.["inTheWay"] ?? []) as readonly string[] });
      }
    }
    const slugs = new Set((await this.parts.events.list()).map(({ slug }) => slug));
    const deleted = this.parts.shippedEvents.filter(({ slug }) => !slugs.has(slug));
    await this.parts.contentSamples.removeSharing(
      caller,
      deleted.map(({ slug }) => slug),
    );
    const removed = { ...content, events };
    const isNone = Object.values(removed).every((count) => count === 0);
    return { message: isNone ? ADMIN_SUCCESS.noSamples : ADMIN_SUCCESS.samplesRemoved, removed, inUse };
  }

  async #events(): Promise<EventRecord[]> {
    const drafted = await this.parts.contentSamples.draftedEvents();
    return (await this.parts.events.list()).filter(
      (event) => this.#isShipped(event) && !drafted.has(event.slug),
    );
  }

  async #isSample(event: EventRecord): Promise<boolean> {
    return this.#isShipped(event) && !(await this.parts.contentSamples.draftedEvents()).has(event.slug);
  }

  /**
   * Returns whether an event is an unchanged sample. The event's state may differ, because making another event current
   * changes the state.
   */
  readonly #isShipped = (event: EventRecord): boolean =>
    this.parts.shippedEvents.some(
      (shipped) =>
        shipped.slug === event.slug && changedFields(event, { ...shipped, state: event.state }).length === 0,
    );
}
