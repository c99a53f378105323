import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { MailingStanding } from "../contract/send-mailing.input.js";

/** The unique key that makes each template's name different. */
export const TEMPLATE_NAME = uniqueKey("mail_templates", "name");

/** A wording for mailings that the club keeps, with placeholders. */
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

  /**
   * The teams that the template is for; null for all. So teams that do not go on never get a mail for those that do.
   */
  @TextColumn(16, { nullable: true })
  standing!: MailingStanding | null;

  /** The name of the last user who saved the template; null for a template shipped with the site. */
  @TextColumn(120, { nullable: true })
  savedByName!: string | null;

  @TimeColumn()
  savedAt!: Date;
}
