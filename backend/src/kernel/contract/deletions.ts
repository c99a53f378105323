import { ArrayMaxSize, ArrayMinSize, IsArray } from "class-validator";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ADMIN_RULES } from "./admin-texts.js";
import { EntityId } from "./common-fields.js";
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

/** One of several that was not deleted. */
@ObjectType({ simpleResolvers: true, description: "What was not deleted, and why." })
export class RefusedDeletion {
  @Field(() => ID, { description: "What was to be deleted." })
  id!: string;

  @Field(() => String, { description: "The error's code, as a single deletion answers it." })
  code!: string;

  @Field(() => String, { description: "Text for the person." })
  message!: string;
}

/** The reply of a deletion of several: a refused one does not stop the others. */
@ObjectType({ simpleResolvers: true, description: "What was deleted, and what was not." })
export class DeletionsPayload {
  @Field(() => [ID], { description: "Those that were deleted." })
  deleted!: string[];

  @Field(() => [RefusedDeletion], { description: "Those that are still there." })
  refused!: RefusedDeletion[];
}
