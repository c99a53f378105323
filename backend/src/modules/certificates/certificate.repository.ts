import { IsNull } from "typeorm";
import { changeIn, findIn, tookEffect, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { Certificate } from "./certificate.entity.js";
import type { CertificateKind } from "./contract/certificate-kind.js";

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

  /** Which of these holders have a certificate of this kind in force. */
  async heldBy(
    eventId: string,
    kind: CertificateKind,
    keys: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const rows = await this.db.read((reader) =>
      findIn(keys, (holderKey) =>
        reader.find(Certificate, {
          select: { id: true, holderKey: true },
          where: { eventId, kind, holderKey },
        }),
      ),
    );
    return new Set(rows.flatMap(({ holderKey }) => holderKey ?? []));
  }

  /** @throws the driver's error when somebody has one by now (`CERTIFICATE_HOLDER`) */
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

  /** The account of these goes: their papers stay good, under nobody's address. Answers their ids. */
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

  /** The account of these came back. */
  async remember(
    tx: Tx,
    ids: readonly string[],
    account: { readonly id: string; readonly email: string },
  ): Promise<void> {
    await changeIn(ids, (id) =>
      updateWhere(tx, Certificate, { id }, { userId: account.id, email: account.email }),
    );
  }

  /** Certificates that were sent to an address, once an account has it. */
  async link(tx: Tx, { id: userId, email }: { readonly id: string; readonly email: string }): Promise<void> {
    await updateWhere(tx, Certificate, { email, userId: IsNull() }, { userId });
  }
}
