import { IsIn, IsInt, Matches, Max, MaxLength, Min, ValidateIf } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { OptionalText, NeededVersion } from "../../../kernel/contract/common-fields.js";
import { ONE_LINE, OneLine } from "../../../kernel/contract/plain-text.js";
import { EmailField } from "../../accounts/contract/person-fields.js";
import { MailSecurity } from "./settings-topic.js";

@InputType({ description: "How the site sends mail." })
export class MailSettingsInput {
  @NeededVersion()
  version!: string;

  @Matches(/^(?=.*[a-z\d])[a-z\d]([a-z\d.-]*[a-z\d])?$/i, { message: ADMIN_RULES.mailHost })
  @MaxLength(253, { message: ADMIN_RULES.mailHost })
  @Field(() => String, { description: "The mail server's name, for example smtp.example.org." })
  host!: string;

  @IsInt({ message: ADMIN_RULES.mailPort })
  @Min(1, { message: ADMIN_RULES.mailPort })
  @Max(65535, { message: ADMIN_RULES.mailPort })
  @Field(() => Int, { description: "The mail server's port, usually 465 or 587." })
  port!: number;

  @IsIn(Object.values(MailSecurity), { message: RULES.choice })
  @Field(() => MailSecurity, { description: "The encryption of the connection." })
  security!: MailSecurity;

  @OptionalText()
  @OneLine()
  @MaxLength(254, { message: ADMIN_RULES.mailUser })
  @Field(() => String, { description: "The user name. Empty for a server without a log-in." })
  user!: string;

  @ValidateIf(({ password }: MailSettingsInput) => password !== null && password !== undefined)
  @OneLine()
  @MaxLength(400, { message: ADMIN_RULES.mailPassword })
  @Field(() => String, { nullable: true, description: "The password. The default is the stored password." })
  password?: string | null;

  @Matches(ONE_LINE, { message: ADMIN_RULES.mailSender })
  @Matches(/^(?=.*\S).{1,60}$/u, { message: ADMIN_RULES.mailSender })
  @Field(() => String, { description: "The sender's name, for example Coding Club." })
  senderName!: string;

  @EmailField()
  @Field(() => String, { description: "The sender's address." })
  senderEmail!: string;

  @OptionalText()
  @EmailField()
  @Field(() => String, {
    description: "The recipient of mail to the club. Empty for all Superadmins.",
  })
  clubEmail!: string;
}
