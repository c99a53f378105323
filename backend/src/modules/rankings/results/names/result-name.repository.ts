import { deleteWhere } from "../../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../../kernel/db/database.js";
import { insertMany } from "../../../../kernel/db/insert-many.js";
import { violates } from "../../../../kernel/db/unique-key.js";
import { RESULT_NAME_USER, ResultName } from "./result-name.entity.js";

export class ResultNameRepository {
  constructor(private readonly db: Database) {}

  async agreedAt(userId: string): Promise<Date | null> {
    const [row] = await this.db.read((reader) => reader.findBy(ResultName, { userId }));
    return row?.agreedAt ?? null;
  }

  /** Records a user's consent. An earlier consent keeps its time. */
  async agree(tx: Tx, userId: string, agreedAt: Date): Promise<void> {
    try {
      await insertMany<ResultName>(tx, ResultName, [{ userId, agreedAt }]);
    } catch (error) {
      if (!violates(error, RESULT_NAME_USER)) throw error;
    }
  }

  async withdraw(tx: Tx, userId: string): Promise<void> {
    await deleteWhere(tx, ResultName, { userId });
  }
}
