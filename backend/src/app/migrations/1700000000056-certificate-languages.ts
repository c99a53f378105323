import type { MigrationInterface, QueryRunner } from "typeorm";
import { addColumns, text } from "../../kernel/db/migration-tables.js";

/** In which language an event's certificates are: days, places and their own words follow it. */
export class CertificateLanguages1700000000056 implements MigrationInterface {
  readonly name = "CertificateLanguages1700000000056";

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, "certificate_layouts", [text("language", 8, { default: "'en'" })]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns("certificate_layouts", ["language"]);
  }
}
