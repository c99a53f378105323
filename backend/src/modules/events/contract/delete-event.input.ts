import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { VersionField } from "../../../kernel/contract/version-field.js";

/** Names the event that goes. */
@InputType({ description: "The event that is deleted; nobody may have anything in it." })
export class DeleteEventInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @VersionField()
  version?: string | null;
}
