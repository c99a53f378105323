import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { ExpectedUpdatedAt } from "./expected-updated-at.js";

/** Names the event that goes. */
@InputType({ description: "The event that is deleted; nobody may have anything in it." })
export class DeleteEventInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @ExpectedUpdatedAt()
  expectedUpdatedAt?: Date | null;
}
