import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";

/** Names a team: to be in, to leave or to delete. */
@InputType({ description: "A team." })
export class TeamIdInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;
}
