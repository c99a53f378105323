import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, text } from "../../kernel/db/migration-tables.js";

/** Mails may have a reply address: replies to contact messages go to their sender. */
export class MailReplyTo1700000000004 implements MigrationInterface {
  readonly name = "MailReplyTo1700000000004";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "outbox_mails", [text("replyTo", 254, { isNullable: true })]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn("outbox_mails", "replyTo");
  }
}
