import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";

/** Names the member a leader takes out of the team. */
@InputType({ description: "A member to remove." })
export class RemoveMemberInput {
  @EntityId()
  @Field(() => ID, { description: "The member." })
  memberId!: string;
}
