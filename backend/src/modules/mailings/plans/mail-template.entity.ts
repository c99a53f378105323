import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { MailingStanding } from "../contract/send-mailing.input.js";

export const TEMPLATE_NAME = uniqueKey("mail_templates", "name");

/** A saved subject and text for mailings, with placeholders. */
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
   * The teams that the template is for, or null for all teams. Using the template selects these teams, so that, for
   * example, a mail about qualifying does not reach other teams by mistake.
   */
  @TextColumn(16, { nullable: true })
  standing!: MailingStanding | null;

  /** The name of the user who last saved the template, or null if the template was shipped with the site. */
  @TextColumn(120, { nullable: true })
  savedByName!: string | null;

  @TimeColumn()
  savedAt!: Date;
}
