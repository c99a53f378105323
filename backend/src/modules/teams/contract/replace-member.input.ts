import { IsString, Matches, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { EditedMemberFields } from "./member-record.input.js";

/** Replaces a person of a team: by the owner of an account, named by its e-mail, or by somebody typed in. */
@InputType({
  description:
    "Who comes for whom. The e-mail of an account is enough; anybody else needs name and roll number.",
})
export class ReplaceMemberInput extends EditedMemberFields {
  @EntityId()
  @Field(() => ID, { description: "The member who goes; not the leader." })
  memberId!: string;

  @IsString({ message: ADMIN_RULES.replacementReason })
  @Matches(/\S/u, { message: ADMIN_RULES.replacementReason })
  @Matches(/^[^\p{Cs}\0]*$/u, { message: ADMIN_RULES.replacementReason })
  @MaxLength(LIMITS.reasonMax, { message: ADMIN_RULES.replacementReason })
  @Field(() => String, { description: "Why; the leader and the person who goes read it." })
  reason!: string;
}
