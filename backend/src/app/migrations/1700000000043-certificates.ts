import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  createTable,
  foreignKey,
  id,
  index,
  int,
  longText,
  ref,
  text,
  time,
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** Certificates: layouts with their signatures, what was given out, and the keys of the credentials. */
export class Certificates1700000000043 implements MigrationInterface {
  readonly name = "Certificates1700000000043";

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTable(
      queryRunner,
      "certificate_layouts",
      [
        id(),
        ref("eventId"),
        text("kind", 16),
        text("title", 120),
        text("lead", 120),
        text("text", 1000),
        time("savedAt"),
      ],
      {
        indices: [index("ix_certificate_layouts_eventId_kind_id", "eventId", "kind", "id")],
        foreignKeys: [foreignKey("certificate_layouts", "eventId", "events", "RESTRICT")],
      },
    );
    await createTable(
      queryRunner,
      "certificate_signatures",
      [
        { ...ref("layoutId"), isPrimary: true },
        { ...int(queryRunner, "place"), isPrimary: true },
        text("name", 120),
        text("office", 120),
        longText("picture", { isNullable: true }),
      ],
      { foreignKeys: [foreignKey("certificate_signatures", "layoutId", "certificate_layouts", "CASCADE")] },
    );
    await createTable(
      queryRunner,
      "certificates",
      [
        id(),
        text("publicId", 22),
        ref("eventId"),
        ref("layoutId"),
        text("kind", 16),
        text("holderKey", 64, { isNullable: true }),
        text("name", 120),
        text("teamName", 50, { isNullable: true }),
        text("college", 160, { isNullable: true }),
        int(queryRunner, "place", { isNullable: true }),
        text("eventTitle", 120),
        text("eventDays", 60),
        ref("userId", { isNullable: true }),
        text("email", 254, { isNullable: true }),
        ref("batchId"),
        time("issuedAt"),
        text("issuedByName", 120),
        time("revokedAt", { isNullable: true }),
        text("revokedByName", 120, { isNullable: true }),
        text("withdrawReason", 500, { isNullable: true }),
      ],
      {
        indices: [
          unique(uniqueKey("certificates", "publicId")),
          unique(uniqueKey("certificates", "eventId", "kind", "holderKey")),
          index("ix_certificates_layoutId", "layoutId"),
          index("ix_certificates_batchId", "batchId"),
          index("ix_certificates_userId", "userId"),
          index("ix_certificates_email", "email"),
        ],
        foreignKeys: [
          foreignKey("certificates", "eventId", "events", "RESTRICT"),
          foreignKey("certificates", "layoutId", "certificate_layouts", "RESTRICT"),
          foreignKey("certificates", "userId", "users", "SET NULL"),
        ],
      },
    );
    await createTable(queryRunner, "credential_keys", [
      id(),
      longText("publicKey"),
      longText("sealedKey"),
      time("createdAt"),
    ]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["credential_keys", "certificates", "certificate_signatures", "certificate_layouts"])
      await queryRunner.dropTable(table);
  }
}
