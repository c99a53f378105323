import { ArrayMaxSize, ArrayMinSize, IsArray } from "class-validator";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ADMIN_RULES } from "./admin-texts.js";
import { EntityId } from "./common-fields.js";
import { LIMITS } from "./limits.js";

@InputType({ description: "The entries to delete." })
export class DeleteManyInput {
  @IsArray()
  @ArrayMinSize(1, { message: ADMIN_RULES.deletedAtOnce })
  @ArrayMaxSize(LIMITS.deletedAtOnce, { message: ADMIN_RULES.deletedAtOnce })
  @EntityId({ each: true })
  @Field(() => [ID], { description: "Between 1 and 200 ids. An id that is given twice counts once." })
  ids!: string[];
}

@ObjectType({ simpleResolvers: true, description: "An entry that was not deleted, and why." })
export class RefusedDeletion {
  @Field(() => ID, { description: "The id of the entry to delete." })
  id!: string;

  @Field(() => String, { description: "The error code that a single deletion would return." })
  code!: string;

  @Field(() => String, { description: "Text for the person." })
  message!: string;
}

/** The reply to deleting several entries. A refused entry does not stop the others. */
@ObjectType({ simpleResolvers: true, description: "The deleted entries and the refused ones." })
export class DeletionsPayload {
  @Field(() => [ID], { description: "The deleted entries." })
  deleted!: string[];

  @Field(() => [RefusedDeletion], { description: "The entries that still exist." })
  refused!: RefusedDeletion[];
}
