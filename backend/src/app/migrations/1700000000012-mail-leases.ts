import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, text } from "../../kernel/db/migration-tables.js";

const LEASED_BY = "leasedBy";

/** Who is sending a mail. Mails queued before have no lease and are sent as usual. */
export class MailLeases1700000000012 implements MigrationInterface {
  readonly name = "MailLeases1700000000012";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "outbox_mails", [text(LEASED_BY, 160, { isNullable: true })]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn("outbox_mails", LEASED_BY);
  }
}
