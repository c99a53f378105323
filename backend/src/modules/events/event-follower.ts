import type { Caller } from "../../kernel/auth/caller.js";
import type { Tx } from "../../kernel/db/database.js";
import type { EventRecord } from "./contract/event-record.js";
import type { EventData } from "./event-admin.repository.js";

/**
 * Another module's work when an event changes. Runs in the same transaction, while the event is locked. If it throws,
 * the change fails. `app/event-lifecycle.ts` lists all followers.
 */
export interface EventFollower {
  /** Runs before an event is written. `before` is null for a new event. */
  writing?(tx: Tx, before: EventRecord | null, after: EventData, actor: Caller): Promise<void>;
  /** Runs after an event was added as a copy of another event. */
  copied?(tx: Tx, original: EventRecord, copy: EventData, actor: Caller): Promise<void>;
  /** Runs before an unused event is deleted. */
  deleting?(tx: Tx, event: EventRecord): Promise<void>;
}
