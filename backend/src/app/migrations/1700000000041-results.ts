import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  createTable,
  foreignKey,
  id,
  int,
  ref,
  text,
  time,
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** What everybody may see of rankings: who agreed to be named, and the results of past years. */
export class Results1700000000041 implements MigrationInterface {
  readonly name = "Results1700000000041";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "result_names",
      [{ ...ref("userId"), isPrimary: true }, time("agreedAt")],
      {
        foreignKeys: [foreignKey("result_names", "userId", "users", "CASCADE")],
      },
    );
    const results = [
      id(),
      ref("eventId"),
      int(queryRunner, "year"),
      int(queryRunner, "number"),
      int(queryRunner, "teams"),
      text("savedByName", 120),
      time("savedAt"),
      time("takenOffAt", { isNullable: true }),
    ];
    await createTable(queryRunner, "past_results", results, {
      indices: [unique(uniqueKey("past_results", "eventId", "year", "number"))],
      foreignKeys: [foreignKey("past_results", "eventId", "events", "RESTRICT")],
    });
    const places = [
      { ...ref("resultsId"), isPrimary: true },
      { ...int(queryRunner, "line"), isPrimary: true },
      int(queryRunner, "place"),
      text("teamName", 80),
      text("handles", 200),
      text("college", 160, { isNullable: true }),
    ];
    await createTable(queryRunner, "past_places", places, {
      foreignKeys: [foreignKey("past_places", "resultsId", "past_results", "CASCADE")],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["past_places", "past_results", "result_names"]) await queryRunner.dropTable(table);
  }
}
