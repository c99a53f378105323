import { IsString, Matches, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { EmailField, HandleText } from "../../accounts/contract/person-fields.js";
import { EditedMemberFields } from "./member-record.input.js";

@InputType({ description: "A member to add, by the e-mail address of their account." })
export class AddMemberInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EmailField()
  @Field(() => String, { description: "The e-mail of the account to add." })
  email!: string;
}

@InputType({ description: "A member to remove." })
export class RemoveMemberInput {
  @EntityId()
  @Field(() => ID, { description: "The member." })
  memberId!: string;
}

/** Replaces a person in a team with the owner of an account (found by e-mail) or with a person who has no account. */
@InputType({
  description:
    "The new person. With an account, the e-mail is enough. Other people need name and roll number.",
})
export class ReplaceMemberInput extends EditedMemberFields {
  @EntityId()
  @Field(() => ID, { description: "The member to replace, who is not the leader." })
  memberId!: string;

  @IsString({ message: ADMIN_RULES.replacementReason })
  @Matches(/\S/u, { message: ADMIN_RULES.replacementReason })
  @Matches(/^[^\p{Cs}\0]*$/u, { message: ADMIN_RULES.replacementReason })
  @MaxLength(LIMITS.reasonMax, { message: ADMIN_RULES.replacementReason })
  @Field(() => String, { description: "The reason, which the leader and the replaced member read." })
  reason!: string;
}

@InputType({ description: "A Codeforces handle for one person of a team." })
export class UpdateHandleInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EntityId()
  @Field(() => ID, { description: "The member or leader with this handle." })
  memberId!: string;

  @HandleText()
  @Field(() => String, { description: "The Codeforces handle. Empty clears the handle." })
  codeforcesHandle!: string;
}
