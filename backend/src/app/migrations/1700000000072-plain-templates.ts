import type { MigrationInterface, QueryRunner } from "typeorm";

interface Wording {
  readonly subject: string;
  readonly body: string;
}

/** The shipped mail templates of migration 35, and their new wording (modules/mailings/plans/shipped-templates.ts). */
const REWORDED: readonly { readonly before: Wording; readonly after: Wording }[] = [
  {
    before: {
      subject: "{team} is in the second round of {eventTitle}",
      body: "Hello {name},\n\nyour team {team} came in at rank {ranking} and is in the second round of {eventTitle}. Congratulations!\n\nThe fee is {amount}. Write the reference {reference} into the transfer's note and report the payment on your team's page:\n{teamPage}\n\nStill missing: {missing}.\n\nSee you there!",
    },
    after: {
      subject: "{team} qualified for Round 2 of {eventTitle}",
      body: "Hello {name},\n\nYour team {team} reached rank {ranking} and qualified for Round 2 of {eventTitle}. Congratulations!\n\nThe fee is {amount}. Write the reference {reference} in the transfer's note. Then report the payment on your team's page:\n{teamPage}\n\nStill missing: {missing}.\n\nSee you there!",
    },
  },
  {
    before: {
      subject: "{eventTitle}: {team} still lacks something",
      body: "Hello {name},\n\nyour team {team} is registered for {eventTitle}, but something is still missing: {missing}.\n\nPlease see to it on your team's page before registration closes:\n{teamPage}",
    },
    after: {
      subject: "{eventTitle}: complete the registration of {team}",
      body: "Hello {name},\n\nYour team {team} is registered for {eventTitle}. Still missing: {missing}.\n\nComplete your registration on your team's page before registration closes:\n{teamPage}",
    },
  },
  {
    before: {
      subject: "The results of {eventTitle}",
      body: "Hello {name},\n\nthank you for taking part in {eventTitle}. Your team {team} ({members}) has reached rank {ranking}.\n\nEverything about your team is on its page:\n{teamPage}",
    },
    after: {
      subject: "The results of {eventTitle}",
      body: "Hello {name},\n\nThank you for taking part in {eventTitle}. Your team {team} ({members}) finished at rank {ranking}.\n\nEverything about your team is on its page:\n{teamPage}",
    },
  },
];

/** Rewords the shipped mail templates. Templates that the club wrote or changed stay. */
export class PlainTemplates1700000000072 implements MigrationInterface {
  readonly name = "PlainTemplates1700000000072";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { before, after } of REWORDED) await replaceWording(queryRunner, before, after);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { before, after } of REWORDED) await replaceWording(queryRunner, after, before);
  }
}

async function replaceWording(queryRunner: QueryRunner, from: Wording, to: Wording): Promise<void> {
  await queryRunner.query("UPDATE mail_templates SET subject = ?, body = ? WHERE subject = ? AND body = ?", [
    to.subject,
    to.body,
    from.subject,
    from.body,
  ]);
}
