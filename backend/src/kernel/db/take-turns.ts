import { tookEffect, updateWhere } from "./changes.js";
import type { Tx } from "./database.js";
import { newId } from "./ids.js";
import { LeaseRecord } from "./lease.entity.js";

/**
 * Has transactions that count a list's rows before they add to it come one by one: each waits here until the one before has
 * ended. On SQLite they do anyway. Call it before the first look: MySQL answers all later ones as of that moment. The row is one
 * of `leases`, which nobody holds; it is changed each time, since nodes of a Galera cluster notice no lock, only a change.
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
  // Somebody else may have written it meanwhile, and then it is theirs to the end of their transaction.
  await change(tx, list);
}

function change(tx: Tx, name: string): Promise<boolean> {
  return tookEffect(updateWhere(tx, LeaseRecord, { name }, { holder: newId() }));
}
