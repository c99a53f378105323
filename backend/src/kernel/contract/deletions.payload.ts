import { Field, ID, ObjectType } from "type-graphql";

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
