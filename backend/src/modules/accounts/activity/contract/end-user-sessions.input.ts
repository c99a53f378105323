import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../../kernel/contract/entity-id.js";

/** Names the account whose sessions a Superadmin ends. */
@InputType({ description: "An account whose sessions end." })
export class EndUserSessionsInput {
  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;
}
