import { tookEffect, updateWhere } from "./changes.js";
import type { Tx } from "./database.js";
import { newId } from "./ids.js";
import { LeaseRecord } from "./lease.entity.js";

/**
 * Serialises transactions that count a list's rows before they add to it: each waits here until the one before has
 * ended. On SQLite they always run one by one. Call it before the first read: MySQL answers all later ones as of that
 * moment. The row is one of `leases` that no process holds. It is changed each time, because nodes of a Galera cluster
 * notice only changes, no locks.
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
  // Another transaction may have written it since then and would hold it until its end.
  await change(tx, list);
}

function change(tx: Tx, name: string): Promise<boolean> {
  return tookEffect(updateWhere(tx, LeaseRecord, { name }, { holder: newId() }));
}
