import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";

/** Names one of the caller's own sessions. */
@InputType({ description: "A session to end." })
export class EndSessionInput {
  @EntityId()
  @Field(() => ID, { description: "The session." })
  id!: string;
}
