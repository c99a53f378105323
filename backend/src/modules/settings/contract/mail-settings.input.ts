import { IsIn, IsInt, Matches, Max, MaxLength, Min, ValidateIf } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { OptionalText, VersionField } from "../../../kernel/contract/common-fields.js";
import { ONE_LINE, OneLine } from "../../../kernel/contract/plain-text.js";
import { EmailField } from "../../accounts/contract/person-fields.js";
import { MailSecurity, SeenVersion } from "./settings-topic.js";

/** How the site sends mail. */
@InputType({ description: "How the site sends mail." })
export class MailSettingsInput {
  @VersionField()
  version?: string | null;

  @SeenVersion()
  over?: number | null;

  @Matches(/^(?=.*[a-z\d])[a-z\d]([a-z\d.-]*[a-z\d])?$/i, { message: ADMIN_RULES.mailHost })
  @MaxLength(253, { message: ADMIN_RULES.mailHost })
  @Field(() => String, { description: "The mail server's name, for example smtp.example.org." })
  host!: string;

  @IsInt({ message: ADMIN_RULES.mailPort })
  @Min(1, { message: ADMIN_RULES.mailPort })
  @Max(65535, { message: ADMIN_RULES.mailPort })
  @Field(() => Int, { description: "Its port, usually 465 or 587." })
  port!: number;

  @IsIn(Object.values(MailSecurity), { message: RULES.choice })
  @Field(() => MailSecurity, { description: "How the connection is kept private." })
  security!: MailSecurity;

  @OptionalText()
  @OneLine()
  @MaxLength(254, { message: ADMIN_RULES.mailUser })
  @Field(() => String, { description: "The name to log in with; empty for a server that needs none." })
  user!: string;

  @ValidateIf(({ password }: MailSettingsInput) => password !== null && password !== undefined)
  @OneLine()
  @MaxLength(400, { message: ADMIN_RULES.mailPassword })
  @Field(() => String, { nullable: true, description: "The password; left out, the one that is kept stays." })
  password?: string | null;

  @Matches(ONE_LINE, { message: ADMIN_RULES.mailSender })
  @Matches(/^(?=.*\S).{1,60}$/u, { message: ADMIN_RULES.mailSender })
  @Field(() => String, { description: "Whom mails are from, for example Coding Club." })
  senderName!: string;

  @EmailField()
  @Field(() => String, { description: "The address mails are from." })
  senderEmail!: string;

  @OptionalText()
  @EmailField()
  @Field(() => String, {
    description: "Where mail to the club goes; empty for all Superadmins.",
  })
  clubEmail!: string;
}
