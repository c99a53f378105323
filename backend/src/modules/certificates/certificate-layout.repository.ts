import { In } from "typeorm";
import { deleteWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { isMissingReference } from "../../kernel/db/unique-key.js";
import { groupBy } from "../../kernel/lists.js";
import { CertificateLayout } from "./certificate-layout.entity.js";
import { CertificateSignature } from "./certificate-signature.entity.js";
import { Certificate } from "./certificate.entity.js";
import type { CertificateKind } from "./contract/certificate.enums.js";
import type { LayoutTexts } from "./contract/certificate-layout.js";

/** A layout with its signatures. */
export interface StoredLayout extends LayoutTexts {
  readonly id: string;
}

export class CertificateLayoutRepository {
  constructor(private readonly db: Database) {}

  /** Returns the layout in use, or null if none is stored. */
  async newest(eventId: string, kind: CertificateKind): Promise<StoredLayout | null> {
    const where = { eventId, kind };
    const [row] = await this.db.read((reader) =>
      reader.find(CertificateLayout, { where, order: { id: "DESC" }, take: 1 }),
    );
    return row ? ((await this.#withSignatures([row]))[0] ?? null) : null;
  }

  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, StoredLayout>> {
    const rows = await this.db.read((reader) => reader.findBy(CertificateLayout, { id: In([...ids]) }));
    return new Map((await this.#withSignatures(rows)).map((layout) => [layout.id, layout]));
  }

  /** Stores a layout and puts it into use. Deletes the previous layout unless a certificate uses it. */
  async insert(tx: Tx, eventId: string, kind: CertificateKind, words: LayoutTexts): Promise<StoredLayout> {
    const before = await this.newest(eventId, kind);
    const { language, title, lead, text, signatures } = words;
    const id = newId();
    await insertMany(tx, CertificateLayout, [
      { id, eventId, kind, language, title, lead, text, savedAt: new Date() },
    ]);
    const rows = signatures.map(({ name, office, picture = null }, place) => {
      return { layoutId: id, place, name, office, picture };
    });
    await insertMany<CertificateSignature>(tx, CertificateSignature, rows);
    if (before && !(await tx.existsBy(Certificate, { layoutId: before.id })))
      // If another transaction has just issued a certificate with this layout, the foreign key refuses the deletion,
      // and the layout is kept.
      await deleteWhere(tx, CertificateLayout, { id: before.id }).catch((error: unknown) => {
        if (!isMissingReference(error)) throw error;
      });
    return { id, ...words };
  }

  /**
   * Deletes all layouts of an event.
   * @throws the driver's error if a certificate uses one of them.
   */
  async deleteOfEvent(tx: Tx, eventId: string): Promise<void> {
    await deleteWhere(tx, CertificateLayout, { eventId });
  }

  async #withSignatures(layouts: readonly CertificateLayout[]): Promise<StoredLayout[]> {
    const ids = layouts.map(({ id }) => id);
    const signatures = await this.db.read((reader) =>
      reader.find(CertificateSignature, {
        where: { layoutId: In(ids) },
        order: { layoutId: "ASC", place: "ASC" },
      }),
    );
    const byLayout = groupBy(signatures, (signature) => [signature.layoutId, signature]);
    return layouts.map(({ id, language, title, lead, text }) => {
      return { id, language, title, lead, text, signatures: byLayout.get(id) ?? [] };
    });
  }
}
