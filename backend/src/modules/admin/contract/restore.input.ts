import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";

@InputType({ description: "The entries to restore from the bin." })
export class RestoreInput {
  @IsArray()
  @ArrayMinSize(1, { message: ADMIN_RULES.restoredAtOnce })
  @ArrayMaxSize(LIMITS.deletedAtOnce, { message: ADMIN_RULES.restoredAtOnce })
  @EntityId({ each: true })
  @Field(() => [ID], {
    description: "Between 1 and 200 entries, by the ids of the deleted accounts and teams.",
  })
  ids!: string[];

  @IsBoolean()
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to restore entries that can be restored only in part.",
  })
  partly: boolean = false;
}
