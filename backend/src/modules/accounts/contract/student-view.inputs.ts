import { Matches, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { RULES } from "../../../kernel/contract/catalogue.js";

@InputType({ description: "The student whose screens a Superadmin wants to see, and the reason." })
export class StartStudentViewInput {
  @EntityId()
  @Field(() => ID, { description: "The student's account." })
  userId!: string;

  // Requires three visible characters. `MinLength` would also count spaces.
  @Matches(/\S\s*\S\s*\S/u, { message: ADMIN_RULES.seeAsReason })
  @MaxLength(LIMITS.viewReasonMax, { message: ADMIN_RULES.seeAsReason })
  @OneLine(RULES.oneLine)
  @Field(() => String, {
    description:
      "The reason, in 3 to 200 characters. It is kept in the audit log and in the student's download.",
  })
  reason!: string;
}

@InputType({ description: "The view to end." })
export class EndStudentViewInput {
  @EntityId()
  @Field(() => ID, { description: "The view." })
  viewId!: string;
}
