import type { Caller } from "../../kernel/auth/caller.js";
import type { Tx } from "../../kernel/db/database.js";
import type { EventRecord } from "./contract/event-record.js";
import type { EventData } from "./event-admin.repository.js";

/**
 * What a module does when an event changes, inside its transaction and under the event's lock. An error refuses the change.
 * `app/event-lifecycle.ts` lists them all.
 */
export interface EventFollower {
  /** Of an event that is written; `before` is null for a new one. */
  writing?(tx: Tx, before: EventRecord | null, after: EventData, actor: Caller): Promise<void>;
  /** Of an event that nothing refers to and that is about to be deleted. */
  deleting?(tx: Tx, event: EventRecord): Promise<void>;
}
