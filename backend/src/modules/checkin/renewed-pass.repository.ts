import { findIn, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { RenewedPass } from "./renewed-pass.entity.js";

export class RenewedPassRepository {
  constructor(private readonly db: Database) {}

  /** Returns the versions of an event's renewed passes, by membership. All other passes have version 0. */
  async ofEvent(eventId: string): Promise<ReadonlyMap<string, number>> {
    return versions(await this.db.read((reader) => reader.findBy(RenewedPass, { eventId })));
  }

  /** Returns the versions of these memberships' renewed passes, by membership. */
  async of(memberIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return versions(
      await this.db.read((reader) =>
        findIn(memberIds, (memberId) => reader.findBy(RenewedPass, { memberId })),
      ),
    );
  }

  /**
   * Ends a person's pass by raising its version. On MariaDB, if two concurrent requests renew a pass for the first
   * time, one inserts the row, and the transaction of the other request runs again.
   */
  async renew(tx: Tx, memberId: string, eventId: string): Promise<void> {
    const next = { version: () => "version + 1" };
    if (await tookEffect(updateWhere(tx, RenewedPass, { memberId }, next))) return;
    await insertMany<RenewedPass>(tx, RenewedPass, [{ memberId, eventId, version: 1 }]);
  }
}

function versions(rows: readonly RenewedPass[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ memberId, version }) => [memberId, version]));
}
