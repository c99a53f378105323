import type { Caller } from "../../kernel/auth/caller.js";
import type { Tx } from "../../kernel/db/database.js";
import type { EventRecord } from "./contract/event-record.js";
import type { EventData } from "./event-admin.repository.js";

/**
 * A module's work when an event changes, inside the transaction and while the event is locked. An error refuses the
 * change. `app/event-lifecycle.ts` lists all followers.
 */
export interface EventFollower {
  /** Runs before an event is written; `before` is null for a new event. */
  writing?(tx: Tx, before: EventRecord | null, after: EventData, actor: Caller): Promise<void>;
  /** Runs before the deletion of an event that is not in use. */
  deleting?(tx: Tx, event: EventRecord): Promise<void>;
}
