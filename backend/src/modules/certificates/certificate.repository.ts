import { IsNull } from "typeorm";
import { findIn, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { Certificate } from "./certificate.entity.js";
import type { CertificateKind } from "./contract/certificate.enums.js";
import { holderKey } from "./attendees.js";

export interface Withdrawal {
  /** The organiser's name; null if the holder withdrew the certificate. */
  readonly revokedByName: string | null;
  readonly withdrawReason: string;
}

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

  /** Returns all certificates of an event, newest first. */
  ofEvent(eventId: string): Promise<Certificate[]> {
    return this.db.read((reader) => reader.find(Certificate, { where: { eventId }, order: { id: "DESC" } }));
  }

  /** Returns a batch's valid certificates, in the order of issue. */
  ofBatch(batchId: string): Promise<Certificate[]> {
    const where = { batchId, revokedAt: IsNull() };
    return this.db.read((reader) => reader.find(Certificate, { where, order: { id: "ASC" } }));
  }

  ofUser(userId: string): Promise<Certificate[]> {
    return this.db.read((reader) => reader.find(Certificate, { where: { userId }, order: { id: "DESC" } }));
  }

  /**
   * Returns the holder keys and account ids of all valid certificates of one kind. The keys alone are not enough,
   * because an account's address may have changed since the certificate was issued.
   */
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

  /** @throws the driver's error if a holder got a certificate concurrently (`CERTIFICATE_HOLDER`) */
  async insert(tx: Tx, rows: readonly Certificate[]): Promise<void> {
    await insertMany<Certificate>(tx, Certificate, rows);
  }

  /** Withdraws a valid certificate. Returns false if it was already withdrawn. */
  withdraw(tx: Tx, id: string, withdrawal: Withdrawal): Promise<boolean> {
    const set = { ...withdrawal, revokedAt: new Date(), holderKey: null };
    return tookEffect(updateWhere(tx, Certificate, { id, revokedAt: IsNull() }, set));
  }

  /** Removes the holder's data from a certificate that the holder gave up. The rest of the row remains. */
  async erase(tx: Tx, id: string): Promise<void> {
    const nothing = { name: "", teamName: null, college: null, place: null, email: null, userId: null };
    await updateWhere(tx, Certificate, { id }, nothing);
  }

  /**
   * Removes the id and the address of an account that is being deleted from the account's certificates. Valid
   * certificates remain valid and get their own id as holder key. Returns the certificates' ids.
   */
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
   * Links certificates to a restored account again, including replacements that were issued after the deletion.
   * Restores the holder keys that `forget` replaced with ids, except if the holder has received another certificate
   * with the same key since the deletion.
   */
  async remember(
    tx: Tx,
    ids: readonly string[],
    { id: userId, email }: { readonly id: string; readonly email: string },
  ): Promise<void> {
    const held = await findIn(ids, (id) => tx.findBy(Certificate, { id }));
    // A replacement takes over the holder key, which `forget` set to the replaced certificate's id.
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

  /** Links certificates to the account that now has the address to which they were sent. */
  async link(tx: Tx, { id: userId, email }: { readonly id: string; readonly email: string }): Promise<void> {
    await updateWhere(tx, Certificate, { email, userId: IsNull() }, { userId });
  }
}
