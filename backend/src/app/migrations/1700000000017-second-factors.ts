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

/** Second factors (app, passkeys, recovery codes), their short-lived challenges, and settings of the site. */
export class SecondFactors1700000000017 implements MigrationInterface {
  readonly name = "SecondFactors1700000000017";

  async up(queryRunner: QueryRunner): Promise<void> {
    const zero = { default: 0 };
    const none = { isNullable: true };
    await createTable(
      queryRunner,
      "totp_factors",
      [
        { ...ref("userId"), isPrimary: true },
        text("sealedSecret", 255),
        int(queryRunner, "lastStep"),
        int(queryRunner, "wrongCodes", zero),
        time("lastWrongAt", none),
        time("createdAt"),
        time("lastUsedAt", none),
      ],
      { foreignKeys: [foreignKey("totp_factors", "userId", "users", "CASCADE")] },
    );
    await this.#passkeys(queryRunner);
    await createTable(
      queryRunner,
      "recovery_codes",
      [id(), ref("userId"), text("codeHash", 64), time("createdAt"), time("usedAt", none)],
      ofAccount("recovery_codes"),
    );
    const challenges = ofAccount("factor_challenges");
    await createTable(
      queryRunner,
      "factor_challenges",
      [
        id(),
        ref("userId"),
        text("purpose", 16),
        text("challenge", 64, none),
        int(queryRunner, "tries", zero),
        time("createdAt"),
        time("expiresAt"),
        time("usedAt", none),
      ],
      {
        ...challenges,
        indices: [...challenges.indices, index("ix_factor_challenges_createdAt", "createdAt")],
      },
    );
    await createTable(queryRunner, "site_settings", [
      { ...text("name", 40), isPrimary: true },
      text("value", 255),
      time("updatedAt"),
    ]);
  }

  async #passkeys(queryRunner: QueryRunner): Promise<void> {
    const { indices, foreignKeys } = ofAccount("passkeys");
    await createTable(
      queryRunner,
      "passkeys",
      [
        id(),
        ref("userId"),
        text("name", 60),
        text("credentialHash", 64),
        longText("credentialId"),
        longText("publicKey"),
        text("counter", 10),
        text("transports", 120),
        time("createdAt"),
        time("lastUsedAt", { isNullable: true }),
      ],
      { indices: [unique(uniqueKey("passkeys", "credentialHash")), ...indices], foreignKeys },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [
      "site_settings",
      "factor_challenges",
      "recovery_codes",
      "passkeys",
      "totp_factors",
    ]) {
      await queryRunner.dropTable(table);
    }
  }
}

function ofAccount(table: string) {
  return {
    indices: [index(`ix_${table}_userId`, "userId")],
    foreignKeys: [foreignKey(table, "userId", "users", "CASCADE")],
  };
}
