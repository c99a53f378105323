import type { MigrationInterface, QueryRunner } from "typeorm";
import { addIndices, dropIndices, index } from "../../kernel/db/migration-tables.js";

const BY_RECIPIENT = index("ix_outbox_mails_recipient", "recipient");

/** The mails to an address, for its owner's download and when its account is deleted: without an index each mail is read, and on MariaDB locked. */
export class MailsOfAnAddress1700000000058 implements MigrationInterface {
  readonly name = "MailsOfAnAddress1700000000058";

  up(queryRunner: QueryRunner): Promise<void> {
    return addIndices(queryRunner, "outbox_mails", [BY_RECIPIENT]);
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return dropIndices(queryRunner, "outbox_mails", [BY_RECIPIENT]);
  }
}
