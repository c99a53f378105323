import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/common-fields.js";

/** Which notifications were seen. */
@InputType({ description: "The newest notification that was seen; all before it were, too." })
export class MarkNotificationsReadInput {
  @EntityId()
  @Field(() => ID, { description: "Its id." })
  upTo!: string;
}
