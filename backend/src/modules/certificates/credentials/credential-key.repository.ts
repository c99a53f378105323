import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { CredentialKey } from "../credential-key.entity.js";

export class CredentialKeyRepository {
  constructor(private readonly db: Database) {}

  async byId(id: string): Promise<CredentialKey | null> {
    const [row] = await this.db.read((reader) => reader.findBy(CredentialKey, { id }));
    return row ?? null;
  }

  /** Returns the key pair in use, or null if none was created yet. */
  async newest(): Promise<CredentialKey | null> {
    const [row] = await this.db.read((reader) =>
      reader.find(CredentialKey, { order: { id: "DESC" }, take: 1 }),
    );
    return row ?? null;
  }

  async insert(tx: Tx, key: CredentialKey): Promise<void> {
    await insertMany<CredentialKey>(tx, CredentialKey, [key]);
  }
}
