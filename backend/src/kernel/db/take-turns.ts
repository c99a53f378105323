import { tookEffect, updateWhere } from "./changes.js";
import type { Tx } from "./database.js";
import { newId } from "./ids.js";
import { LeaseRecord } from "./lease.entity.js";

/**
 * Serialises transactions that count a list's rows before they add to the list. Each transaction waits in this function
 * until the previous one has ended. On SQLite, transactions always run one by one. Must be called before the first
 * read, because MySQL answers all later reads with the state at the first one. Each list has a row in `leases` that no
 * process holds. The row is changed each time, because nodes of a Galera cluster notice changes but not locks.
 * @param list the list's name, at most 64 characters
 */
export async function takeTurns(tx: Tx, list: string): Promise<void> {
  if (await change(tx, list)) return;
  const first = tx
    .createQueryBuilder()
    .insert()
    .into(LeaseRecord)
    .values({ name: list, holder: newId(), heldUntil: new Date(0) });
  await first.orIgnore().updateEntity(false).execute();
  // If another transaction has inserted the row in the meantime, this change waits for its end.
  await change(tx, list);
}

function change(tx: Tx, name: string): Promise<boolean> {
  return tookEffect(updateWhere(tx, LeaseRecord, { name }, { holder: newId() }));
}
