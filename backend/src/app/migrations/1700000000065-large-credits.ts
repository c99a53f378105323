import type { MigrationInterface, QueryRunner } from "typeorm";

const COLUMNS = ["amountPaise", "movedPaise"] as const;

/** Room for lines of more than two crore: 32 bits of paise end at ₹2,14,74,836.47. */
export class LargeCredits1700000000065 implements MigrationInterface {
  readonly name = "LargeCredits1700000000065";

  async up(queryRunner: QueryRunner): Promise<void> {
    await resize(queryRunner, "bigint");
  }

  /** Amounts that do not fit any more are as unknown as they were before. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const column of COLUMNS)
      await queryRunner.query(
        `UPDATE statement_lines SET ${column} = NULL WHERE ABS(${column}) > 2147483647`,
      );
    await resize(queryRunner, queryRunner.dataSource.options.type === "mysql" ? "int" : "integer");
  }
}

async function resize(queryRunner: QueryRunner, type: string): Promise<void> {
  if (queryRunner.dataSource.options.type === "mysql") {
    // TypeORM would drop the columns and add them again, without what is in them.
    const changes = COLUMNS.map((column) => `MODIFY ${column} ${type} NULL`);
    await queryRunner.query(`ALTER TABLE statement_lines ${changes.join(", ")}`);
    return;
  }
  for (const name of COLUMNS) {
    const column = (await queryRunner.getTable("statement_lines"))?.findColumnByName(name);
    if (!column) throw new Error(`statement_lines has no column ${name}`);
    const resized = column.clone();
    resized.type = type;
    await queryRunner.changeColumn("statement_lines", column, resized);
  }
}
