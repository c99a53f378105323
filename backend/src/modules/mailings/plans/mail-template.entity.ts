import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { MailingStanding } from "../contract/send-mailing.input.js";

/** A template's name is its own. */
export const TEMPLATE_NAME = uniqueKey("mail_templates", "name");

/** A wording that the club keeps for mails to teams, with its placeholders. */
@Entity("mail_templates")
@Index(TEMPLATE_NAME.name, TEMPLATE_NAME.columns, { unique: true })
export class MailTemplate {
  @IdColumn()
  id!: string;

  @TextColumn(60)
  name!: string;

  @TextColumn(200)
  subject!: string;

  @LongTextColumn()
  body!: string;

  /** The teams that it is for: those that do not go on must not get the mail for those that do. Null for all teams. */
  @TextColumn(16, { nullable: true })
  standing!: MailingStanding | null;

  /** Who saved it last; null for one that the site came with. */
  @TextColumn(120, { nullable: true })
  savedByName!: string | null;

  @TimeColumn()
  savedAt!: Date;
}
