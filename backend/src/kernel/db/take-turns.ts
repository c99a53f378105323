import { tookEffect, updateWhere } from "./changes.js";
import type { Tx } from "./database.js";
import { newId } from "./ids.js";
import { LeaseRecord } from "./lease.entity.js";

/**
 * Serialises transactions that add to a list and first read the list, for example to count its rows. Each transaction
 * waits in this function until the previous one has ended. On SQLite, transactions always run one by one. Call this
 * function before the transaction's first read, because on MySQL all reads of a transaction show the state at its first
 * read. Each list has a row in `leases` that no process holds. Each call changes the row, because Galera nodes notice
 * each other's changes but not each other's locks.
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
