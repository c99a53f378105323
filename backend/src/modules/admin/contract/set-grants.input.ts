import { ArrayMaxSize, IsArray, IsIn } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { EntityId, VersionField } from "../../../kernel/contract/common-fields.js";
import { type Grant, GRANTS } from "../../../kernel/contract/grants.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { ApiGrant } from "../../accounts/contract/role.enums.js";

/** The body of PUT /api/superadmin/users/{id}/grants: all the grants that the person has after the change. */
@InputType({ description: "The new rights of a person." })
export class GrantsBodyInput {
  @IsArray({ message: ADMIN_RULES.grants })
  @ArrayMaxSize(GRANTS.length, { message: ADMIN_RULES.grants })
  @IsIn(GRANTS, { each: true, message: ADMIN_RULES.grants })
  @Field(() => [ApiGrant], {
    description: "All grants of the person after the change. An empty list removes all grants.",
  })
  grants!: Grant[];

  @VersionField()
  version?: string | null;
}

@InputType({ description: "The grants of a person after the change." })
export class SetGrantsInput extends GrantsBodyInput {
  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;
}
