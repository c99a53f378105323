import { ArrayMaxSize, ArrayMinSize, IsArray } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "./admin-texts.js";
import { EntityId } from "./entity-id.js";
import { LIMITS } from "./limits.js";

/** Names what is to be deleted in one go. */
@InputType({ description: "What is to be deleted." })
export class DeleteManyInput {
  @IsArray()
  @ArrayMinSize(1, { message: ADMIN_RULES.deletedAtOnce })
  @ArrayMaxSize(LIMITS.deletedAtOnce, { message: ADMIN_RULES.deletedAtOnce })
  @EntityId({ each: true })
  @Field(() => [ID], { description: "Between 1 and 200 of them; one that is named twice counts once." })
  ids!: string[];
}
