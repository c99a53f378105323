import { tookEffect, updateWhere } from "./changes.js";
import type { Tx } from "./database.js";
import { newId } from "./ids.js";
import { LeaseRecord } from "./lease.entity.js";

/**
 * Lets transactions run one by one if they first read a list (for example to count its rows) and then add to the list.
 * Waits until the previous such transaction has ended. On SQLite, all transactions run one by one anyway. Call this
 * function before the transaction's first read, because on MySQL all reads of a transaction show the state at its first
 * read.
 *
 * Each list has a row in `leases`, which is not a real lease. Each call changes the row instead of locking it, because
 * Galera nodes notice each other's changes but not each other's locks.
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
  // If another transaction has just inserted the row, this change waits until that transaction ends.
  await change(tx, list);
}

function change(tx: Tx, name: string): Promise<boolean> {
  return tookEffect(updateWhere(tx, LeaseRecord, { name }, { holder: newId() }));
}
