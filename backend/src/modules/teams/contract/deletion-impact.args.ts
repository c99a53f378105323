import { ArrayMaxSize, IsArray } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";

@ArgsType()
export class DeletionImpactArgs {
  @IsArray()
  @ArrayMaxSize(LIMITS.peopleAtOnce, { message: ADMIN_RULES.peopleAtOnce })
  @EntityId({ each: true })
  @Field(() => [ID], { description: "Up to 500 accounts." })
  userIds!: string[];
}
