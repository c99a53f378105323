import { tookEffect, updateWhere } from "./changes.js";
import type { Tx } from "./database.js";
import { newId } from "./ids.js";
import { LeaseRecord } from "./lease.entity.js";

/**
 * Serialises transactions that count a list's rows before they add to it. Each transaction waits here until the one
 * before has ended. On SQLite transactions always run one by one. Call it before the first read: MySQL answers all
 * later reads with the state of that moment. The list has a row of `leases` that no process holds. The row is changed
 * each time, because nodes of a Galera cluster notice only changes, no locks.
 * @param list at most 64 characters
 */
export async function takeTurns(tx: Tx, list: string): Promise<void> {
  if (await change(tx, list)) return;
  const first = tx
    .createQueryBuilder()
    .insert()
    .into(LeaseRecord)
    .values({ name: list, holder: newId(), heldUntil: new Date(0) });
  await first.orIgnore().updateEntity(false).execute();
  // Another transaction may have inserted the row in the meantime and would hold it until its end.
  await change(tx, list);
}

function change(tx: Tx, name: string): Promise<boolean> {
  return tookEffect(updateWhere(tx, LeaseRecord, { name }, { holder: newId() }));
}
