import { IsIn, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import {
  EntityId,
  ExpectedField,
  OptionalText,
  VersionField,
} from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { Role } from "../../../kernel/contract/roles.js";
import { AccountNameField, EmailField, HandleField } from "../../accounts/contract/person-fields.js";
import { ApiRole } from "../../accounts/contract/role.enums.js";
import { PersonalDataInput } from "../../accounts/contract/personal-data.js";

@InputType({ description: "Changes to a person. Absent fields do not change." })
class UserFields extends PersonalDataInput {
  @OptionalText()
  @AccountNameField()
  @Field(() => String, {
    nullable: true,
    description: "First and last name. Empty does not change the name.",
  })
  name?: string | null;

  @OptionalText()
  @EmailField()
  @Field(() => String, {
    nullable: true,
    description: "The e-mail address. A change notifies the old address. Empty does not change the address.",
  })
  email?: string | null;

  @IsOptional()
  @IsIn(Object.values(Role), { message: RULES.anyRole })
  @Field(() => ApiRole, { nullable: true, description: "The role. A change ends the person's tokens." })
  role?: Role | null;

  @OptionalText()
  @EntityId()
  @Field(() => ID, {
    nullable: true,
    description: "The team to move to. Null or empty removes the person from their team.",
  })
  teamId?: string | null;
}

@InputType({ description: "A change to a person's account." })
export class UpdateUserInput extends UserFields {
  @ExpectedField()
  expected?: string | null;

  @VersionField()
  version?: string | null;

  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;
}

@InputType({ description: "The account to delete." })
export class DeleteUserInput {
  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;
}

/**
 * The body of PUT /api/superadmin/users/{id}. The handle's field name is spelled as in the REST API's list of users.
 */
export class UserBodyInput extends UserFields {
  @HandleField()
  codeforceHandle?: string | null;
}
