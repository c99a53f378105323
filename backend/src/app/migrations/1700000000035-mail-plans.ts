import type { MigrationInterface, QueryRunner } from "typeorm";
import { newId } from "../../kernel/db/ids.js";
import {
  createTable,
  id,
  index,
  longText,
  ref,
  text,
  time,
  unique,
} from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import { toSqlTime } from "../../kernel/db/raw-sql.js";

/** Three wordings to begin with; the club changes and deletes them like its own. */
const TEMPLATES = [
  {
    name: "Round 2",
    standing: "QUALIFIED",
    subject: "{team} is in the second round of {eventTitle}",
    body: "Hello {name},\n\nyour team {team} came in at rank {ranking} and is in the second round of {eventTitle}. Congratulations!\n\nThe fee is {amount}. Write the reference {reference} into the transfer's note and report the payment on your team's page:\n{teamPage}\n\nStill missing: {missing}.\n\nSee you there!",
  },
  {
    name: "Reminder",
    standing: null,
    subject: "{eventTitle}: {team} still lacks something",
    body: "Hello {name},\n\nyour team {team} is registered for {eventTitle}, but something is still missing: {missing}.\n\nPlease see to it on your team's page before registration closes:\n{teamPage}",
  },
  {
    name: "Results",
    standing: null,
    subject: "The results of {eventTitle}",
    body: "Hello {name},\n\nthank you for taking part in {eventTitle}. Your team {team} ({members}) has reached rank {ranking}.\n\nEverything about your team is on its page:\n{teamPage}",
  },
] as const;

/** Templates for mails to teams, and mails that wait for their time. */
export class MailPlans1700000000035 implements MigrationInterface {
  readonly name = "MailPlans1700000000035";

  async up(queryRunner: QueryRunner): Promise<void> {
    const template = [
      id(),
      text("name", 60),
      text("subject", 200),
      longText("body"),
      text("standing", 16, { isNullable: true }),
      text("savedByName", 120, { isNullable: true }),
      time("savedAt"),
    ];
    await createTable(queryRunner, "mail_templates", template, {
      indices: [unique(uniqueKey("mail_templates", "name"))],
    });
    // Repeatable, as a kill may leave any part done.
    for (const { name, standing, subject, body } of TEMPLATES) {
      const there = (await queryRunner.query("SELECT id FROM mail_templates WHERE name = ?", [
        name,
      ])) as unknown[];
      if (there.length > 0) continue;
      await queryRunner.query(
        "INSERT INTO mail_templates (id, name, subject, body, standing, savedByName, savedAt) VALUES (?, ?, ?, ?, ?, NULL, ?)",
        [newId(), name, subject, body, standing, toSqlTime(new Date())],
      );
    }
    const scheduled = [
      id(),
      ref("actorId"),
      text("actorName", 120),
      text("subject", 200),
      longText("body"),
      longText("audience"),
      time("sendAt"),
      text("problem", 300, { isNullable: true }),
      time("savedAt"),
    ];
    await createTable(queryRunner, "scheduled_mailings", scheduled, {
      indices: [index("ix_scheduled_mailings_sendAt_id", "sendAt", "id")],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ["scheduled_mailings", "mail_templates"]) await queryRunner.dropTable(table);
  }
}
