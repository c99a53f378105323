import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { isMissingReference } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { joined, msg, type Text, textIn } from "../../kernel/languages/message.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import { requireVersion, versionAt } from "../../kernel/errors/require-version.js";
import { queueWebhook } from "../../kernel/webhooks/queue-webhooks.js";
import type { DeleteEventInput } from "./contract/event-fields.input.js";
import type { EventRecord } from "./contract/event-record.js";
import type { EventAdminRepository } from "./event-admin.repository.js";
import type { EventFollower } from "./event-admin.service.js";
import { eventUses } from "./event-uses.sql.js";
import type { EventService } from "./event.service.js";

/** Deletes unused events, such as samples, and events that were added by mistake (ADR 76). */
export class EventDeletionService {
  constructor(
    private readonly db: Database,
    private readonly repository: EventAdminRepository,
    private readonly events: EventService,
    private readonly followers: readonly EventFollower[] = [],
  ) {}

  /**
   * Deletes an event, even the current one.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, VERSION_CHANGED; EVENT_IN_USE with the reasons
   */
  async delete(caller: Caller | null, input: DeleteEventInput): Promise<MessagePayload> {
    const actor = requirePermission(caller, "deleteEvent");
    const { eventId, version } = input;
    await this.#delete(actor, eventId, (event) => {
      if (event === null) throw new DomainError("EVENT_NOT_FOUND");
      requireVersion(version, versionAt(event.updatedAt));
      return true;
    });
    return { message: SUCCESS.eventDeleted };
  }

  /**
   * Deletes an event if it still exists and `isWanted` returns true. `isWanted` runs while the event is locked. Returns
   * whether the event was deleted.
   * @throws DomainError FORBIDDEN, EVENT_IN_USE
   */
  deleteIf(
    caller: Caller | null,
    eventId: string,
    isWanted: (event: EventRecord) => Promise<boolean>,
  ): Promise<boolean> {
    const actor = requirePermission(caller, "deleteEvent");
    return this.#delete(actor, eventId, async (event) => event !== null && isWanted(event));
  }

  async #delete(
    actor: Caller,
    eventId: string,
    decide: (event: EventRecord | null) => boolean | Promise<boolean>,
  ): Promise<boolean> {
    try {
      return await this.db.inTransaction(async (tx) => {
        // Creating a team locks the event's row too, because of the foreign key. Therefore, either the creation waits
        // for this lock, or this lock waits until the new team is written.
        await this.repository.lock(tx);
        const event = await this.events.find(eventId);
        if (!(await decide(event)) || event === null) return false;
        const uses = await eventUses(tx, eventId);
        if (uses.length > 0) throw inUse(uses);
        for (const follower of this.followers) await follower.deleting?.(tx, event);
        await this.repository.delete(tx, eventId);
        await record(tx, actor, event);
        return true;
      });
    } catch (error) {
      // If a foreign key prevents the deletion, a table that `eventUses` does not count refers to the event.
      throw isMissingReference(error) ? inUse([], error) : error;
    }
  }
}

/**
 * Returns the error for an event in use.
 * @param uses the data that prevents the deletion, such as "3 teams"
 */
function inUse(uses: readonly Text[], cause?: unknown): DomainError {
  const data = { inTheWay: uses.map((use) => textIn("en", use)) };
  const last = uses.at(-1);
  if (last === undefined) return new DomainError("EVENT_IN_USE", { data, cause });
  const all =
    uses.length === 1 ? last : msg("{uses} and {last}", { uses: joined(uses.slice(0, -1), ", "), last });
  const message = msg("You cannot delete this event, because it has {all}.", { all });
  return new DomainError("EVENT_IN_USE", { message, data, cause });
}

async function record(tx: Tx, actor: Caller, { id, slug, title }: EventRecord): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: "event.delete",
    targetType: "event",
    targetId: id,
    targetName: title,
  });
  announce(tx, { topic: Topic.event, id });
  queueWebhook(tx, { type: "event.deleted", about: id, data: () => ({ id, slug, title }) });
}
