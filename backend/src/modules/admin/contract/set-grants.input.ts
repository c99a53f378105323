import { ArrayMaxSize, IsArray, IsIn } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { EntityId, VersionField } from "../../../kernel/contract/common-fields.js";
import { type Grant, GRANTS } from "../../../kernel/contract/grants.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { ApiGrant } from "../../accounts/contract/role.enums.js";

/** The body of PUT /api/superadmin/users/{id}/grants: everything that the person is to hold from now on. */
@InputType({ description: "What a person is to hold." })
export class GrantsBodyInput {
  @IsArray({ message: ADMIN_RULES.grants })
  @ArrayMaxSize(GRANTS.length, { message: ADMIN_RULES.grants })
  @IsIn(GRANTS, { each: true, message: ADMIN_RULES.grants })
  @Field(() => [ApiGrant], {
    description: "All grants that the person is to hold; an empty list removes all.",
  })
  grants!: Grant[];

  @VersionField()
  version?: string | null;
}

/** The grants that a person is to hold from now on. */
@InputType({ description: "The grants that a person is to hold from now on." })
export class SetGrantsInput extends GrantsBodyInput {
  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;
}
