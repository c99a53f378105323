import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";

/** Hands the team over to one of its linked members. */
@InputType({ description: "The member who becomes the team's leader." })
export class TransferTeamInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EntityId()
  @Field(() => ID, { description: "The member who takes over; they need an account." })
  memberId!: string;
}
