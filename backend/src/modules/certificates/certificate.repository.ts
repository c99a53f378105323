import { IsNull } from "typeorm";
import { findIn, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { Certificate } from "./certificate.entity.js";
import type { CertificateKind } from "./contract/certificate.enums.js";
import { holderKey } from "./attendees.js";

/** Who withdrew a certificate, and why. */
export interface Withdrawal {
  /** Null for its holder. */
  readonly revokedByName: string | null;
  readonly withdrawReason: string;
}

/** SQL statements on `certificates`. */
export class CertificateRepository {
  constructor(private readonly db: Database) {}

  async byPublicId(publicId: string): Promise<Certificate | null> {
    const [row] = await this.db.read((reader) => reader.findBy(Certificate, { publicId }));
    return row ?? null;
  }

  async byId(id: string): Promise<Certificate | null> {
    const [row] = await this.db.read((reader) => reader.findBy(Certificate, { id }));
    return row ?? null;
  }

  /** All of an event, the newest first. */
  ofEvent(eventId: string): Promise<Certificate[]> {
    return this.db.read((reader) => reader.find(Certificate, { where: { eventId }, order: { id: "DESC" } }));
  }

  /** Those of one press that are in force, in the order in which they were given out. */
  ofBatch(batchId: string): Promise<Certificate[]> {
    const where = { batchId, revokedAt: IsNull() };
    return this.db.read((reader) => reader.find(Certificate, { where, order: { id: "ASC" } }));
  }

  ofUser(userId: string): Promise<Certificate[]> {
    return this.db.read((reader) => reader.find(Certificate, { where: { userId }, order: { id: "DESC" } }));
  }

  /** Who has one of this kind in force: their keys, and their accounts, whose address may be another one by now. */
  async held(
    eventId: string,
    kind: CertificateKind,
  ): Promise<{ readonly keys: ReadonlySet<string>; readonly userIds: ReadonlySet<string> }> {
    const select = { id: true, holderKey: true, userId: true };
    const where = { eventId, kind, revokedAt: IsNull() };
    const rows = await this.db.read((reader) => reader.find(Certificate, { select, where }));
    return {
      keys: new Set(rows.flatMap(({ holderKey: key }) => key ?? [])),
      userIds: new Set(rows.flatMap(({ userId }) => userId ?? [])),
    };
  }

  /** @throws the driver's error when a holder got one concurrently (`CERTIFICATE_HOLDER`) */
  async insert(tx: Tx, rows: readonly Certificate[]): Promise<void> {
    await insertMany<Certificate>(tx, Certificate, rows);
  }

  /** Withdraws one in force; false when it is withdrawn already. */
  withdraw(tx: Tx, id: string, withdrawal: Withdrawal): Promise<boolean> {
    const set = { ...withdrawal, revokedAt: new Date(), holderKey: null };
    return tookEffect(updateWhere(tx, Certificate, { id, revokedAt: IsNull() }, set));
  }

  /** Takes out who it was for: of what its holder gave up only that stays. */
  async erase(tx: Tx, id: string): Promise<void> {
    const nothing = { name: "", teamName: null, college: null, place: null, email: null, userId: null };
    await updateWhere(tx, Certificate, { id }, nothing);
  }

  /** Removes the address of a deleted account from its certificates, which stay valid. Returns their ids. */
  async forget(tx: Tx, userId: string): Promise<readonly string[]> {
    const rows = await tx.find(Certificate, { select: { id: true, revokedAt: true }, where: { userId } });
    for (const { id, revokedAt } of rows)
      await updateWhere(
        tx,
        Certificate,
        { id },
        { userId: null, email: null, ...(revokedAt ? {} : { holderKey: id }) },
      );
    return rows.map(({ id }) => id);
  }

  /**
   * Gives a restored account its certificates back, and those that replaced one since the deletion, unless another
   * certificate was issued to its address.
   */
  async remember(
    tx: Tx,
    ids: readonly string[],
    { id: userId, email }: { readonly id: string; readonly email: string },
  ): Promise<void> {
    const held = await findIn(ids, (id) => tx.findBy(Certificate, { id }));
    // What replaces a certificate takes its holder's key over: since it was forgotten its own id.
    for (const { eventId, kind, id: holderKey } of held.filter(({ revokedAt }) => revokedAt !== null))
      held.push(...(await tx.findBy(Certificate, { eventId, kind, holderKey })));
    for (const row of held) {
      const { id, eventId, kind, revokedAt, name, teamName } = row;
      const key = holderKey({ email, name, teamName });
      const isFree =
        revokedAt === null && !(await tx.existsBy(Certificate, { eventId, kind, holderKey: key }));
      await updateWhere(tx, Certificate, { id }, { userId, email, ...(isFree ? { holderKey: key } : {}) });
    }
  }

  /** Certificates that were sent to an address, once an account has it. */
  async link(tx: Tx, { id: userId, email }: { readonly id: string; readonly email: string }): Promise<void> {
    await updateWhere(tx, Certificate, { email, userId: IsNull() }, { userId });
  }
}
