import { ArrayMaxSize, IsArray } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { DESK_RULES } from "../../../kernel/contract/desk-texts.js";

/** The accounts whose deletion is thought about. */
@ArgsType()
export class DeparturesArgs {
  @IsArray()
  @ArrayMaxSize(LIMITS.peopleAtOnce, { message: DESK_RULES.peopleAtOnce })
  @EntityId({ each: true })
  @Field(() => [ID], { description: "Up to 500 accounts." })
  userIds!: string[];
}
