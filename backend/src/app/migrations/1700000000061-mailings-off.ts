import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, createTable, text, time } from "../../kernel/db/migration-tables.js";

/** Which mails their readers can stop, and the addresses that want no mailings. */
export class MailingsOff1700000000061 implements MigrationInterface {
  readonly name = "MailingsOff1700000000061";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(queryRunner, "mailings_off", [
      { ...text("email", 254), isPrimary: true },
      time("since"),
    ]);
    await addColumns(queryRunner, "outbox_mails", [text("kind", 16, { isNullable: true })]);
    await queryRunner.query("UPDATE outbox_mails SET kind = 'mailings' WHERE mailingId IS NOT NULL");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns("outbox_mails", ["kind"]);
    await queryRunner.dropTable("mailings_off");
  }
}
