import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";

/** Names a team to leave or delete. */
@InputType({ description: "A team." })
export class TeamIdInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;
}
