import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { ID_PATTERN } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";

/** Which failed mails are sent again. */
@InputType({ description: "Which failed mails are sent again." })
export class ResendMailsInput {
  @IsOptional()
  @IsArray({ message: ADMIN_RULES.resendMails })
  @ArrayMinSize(1, { message: ADMIN_RULES.resendMails })
  @ArrayMaxSize(LIMITS.resentAtOnce, { message: ADMIN_RULES.resendMails })
  @Matches(ID_PATTERN, { each: true, message: RULES.id })
  @Field(() => [ID], { nullable: true, description: "These; without it all." })
  mailIds?: string[] | null;
}
