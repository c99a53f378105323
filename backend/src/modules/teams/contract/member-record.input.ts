import { ArrayMaxSize, ArrayMinSize, Matches, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS, PERSONAL_LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import {
  CollegeField,
  EmailField,
  HandleField,
  PhoneField,
  RollNoField,
} from "../../accounts/contract/person-fields.js";

@InputType({
  description: "The details of a person, in addition to name and roll number.",
})
class MemberFields {
  @OptionalText()
  @EmailField()
  @Field(() => String, {
    nullable: true,
    description: "The e-mail address. A record whose e-mail belongs to an account is linked to the account.",
  })
  email?: string | null;

  @PhoneField()
  @Field(() => String, {
    nullable: true,
    description: "Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed.",
  })
  phone?: string | null;

  @CollegeField()
  @Field(() => String, {
    nullable: true,
    description: "The college's name. The default of a new record is the leader's college.",
  })
  college?: string | null;

  @HandleField()
  @Field(() => String, {
    nullable: true,
    description: "The Codeforces handle. In an edit, empty clears the handle and absent does not change it.",
  })
  codeforcesHandle?: string | null;
}

@InputType({ description: "A member to add as a full record, with or without an account." })
export class AddMemberRecordInput extends MemberFields {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @OneLine(RULES.oneLine)
  @Matches(/\S/, { message: RULES.name })
  @MaxLength(LIMITS.nameMax, { message: RULES.name })
  @Field(() => String, { description: "First and last name." })
  name!: string;

  @OneLine(RULES.oneLine)
  @MaxLength(PERSONAL_LIMITS.universityRollNo, { message: RULES.rollNo })
  @Matches(/\S/, { message: RULES.rollNoRequired })
  @Field(() => String, { description: "The university roll number." })
  universityRollNo!: string;
}

/** A field sent with its stored value counts as unchanged. */
@InputType({ description: "The fields of an edited person." })
export class EditedMemberFields extends MemberFields {
  @OptionalText()
  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.nameMax, { message: RULES.name })
  @Field(() => String, { nullable: true, description: "The name, which cannot be empty or changed." })
  name?: string | null;

  @RollNoField()
  @Field(() => String, { nullable: true, description: "The university roll number." })
  universityRollNo?: string | null;
}

@InputType({ description: "Data to fill in for a member. Only empty fields and the handle can be changed." })
export class UpdateMemberRecordInput extends EditedMemberFields {
  @EntityId()
  @Field(() => ID, { description: "The member (or leader)." })
  memberId!: string;
}

/** The body of POST /api/teams/addMembers: one member. `AddMemberRecordInput` validates the member's fields. */
export class AddMembersInput {
  @EntityId()
  teamId!: string;

  @ArrayMinSize(1, { message: RULES.oneMember })
  @ArrayMaxSize(1, { message: RULES.oneMember })
  members!: unknown[];
}

/** The body of PUT /api/teams/members/{id}. The handle may also be sent under the field name used in replies. */
export class MemberFieldsInput extends EditedMemberFields {
  @HandleField()
  codeforceHandle?: string | null;
}
