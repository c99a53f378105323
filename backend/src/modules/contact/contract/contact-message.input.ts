import { Allow, Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine, SeveralLines } from "../../../kernel/contract/plain-text.js";
import { EmailField } from "../../accounts/contract/person-fields.js";
import { applyDecorators } from "../../../kernel/contract/common-fields.js";

/**
 * Property decorator for one line that is not blank. CR and LF are refused, because they could add forged header lines
 * to a mail.
 */
function RequiredLine(max: number): PropertyDecorator {
  return applyDecorators(
    // This rule comes first, because a missing value breaks all rules, and only the first broken rule is reported.
    Matches(/\S/, { message: RULES.allFields }),
    OneLine(RULES.oneLine),
    MaxLength(max, { message: RULES.tooLong }),
  );
}

/** A visitor's message to the club. All five visible fields are required. */
@InputType({ description: "A message to the club." })
export class ContactMessageInput {
  @RequiredLine(LIMITS.nameMax)
  @Field(() => String, { description: "First name." })
  firstName!: string;

  @RequiredLine(LIMITS.nameMax)
  @Field(() => String, { description: "Last name." })
  lastName!: string;

  @OneLine(RULES.oneLine)
  @EmailField()
  @Matches(/\S/, { message: RULES.allFields })
  @Field(() => String, { description: "The address for the club's reply." })
  email!: string;

  @RequiredLine(LIMITS.contactPhoneMax)
  @Field(() => String, { description: "Phone number, as free text." })
  phone!: string;

  @SeveralLines()
  @MaxLength(LIMITS.contactMessageMax, { message: RULES.tooLong })
  @Matches(/\S/, { message: RULES.allFields })
  @Field(() => String, { description: "The message. Line breaks are allowed." })
  message!: string;

  @Allow()
  @Field(() => String, {
    nullable: true,
    description: "Leave empty. People do not see this field, so only programs fill it in.",
  })
  website?: string | null;
}
