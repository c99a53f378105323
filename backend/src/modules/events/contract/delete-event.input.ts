import { IsDate, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../kernel/contract/entity-id.js";

/** Names the event that goes. */
@InputType({ description: "The event that is deleted; nobody may have anything in it." })
export class DeleteEventInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @IsOptional()
  @IsDate({ message: RULES.moment })
  @Field(() => Date, {
    nullable: true,
    description:
      "The `updatedAt` that was looked at; an event that changed since then is refused with CONFLICT.",
  })
  expectedUpdatedAt?: Date | null;
}
