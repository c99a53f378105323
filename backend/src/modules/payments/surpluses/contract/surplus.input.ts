import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../../kernel/contract/common-fields.js";

/** A surplus that is open money again. */
@InputType({ description: "Money that a team paid in addition to its fee." })
export class SurplusInput {
  @EntityId()
  @Field(() => ID, { description: "The surplus." })
  surplusId!: string;
}
