import type { Caller } from "../../kernel/auth/caller.js";
import type { Tx } from "../../kernel/db/database.js";
import type { EventRecord } from "./contract/event-record.js";
import type { EventData } from "./event-admin.repository.js";

/**
 * The work of another module when an event changes. The work runs in the same transaction, while the event is locked.
 * If the work throws, the change is refused. `app/event-lifecycle.ts` lists all followers.
 */
export interface EventFollower {
  /** Runs before an event is written; `before` is null for a new event. */
  writing?(tx: Tx, before: EventRecord | null, after: EventData, actor: Caller): Promise<void>;
  /** Runs before an unused event is deleted. */
  deleting?(tx: Tx, event: EventRecord): Promise<void>;
}
