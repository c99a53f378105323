import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { HandleText } from "../../accounts/contract/person-fields.js";

/** Sets or, with an empty text, clears a Codeforces handle. */
@InputType({ description: "A Codeforces handle for one person of a team." })
export class UpdateHandleInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EntityId()
  @Field(() => ID, { description: "The member (or leader) whose handle it is." })
  memberId!: string;

  @HandleText()
  @Field(() => String, { description: "The Codeforces handle; empty clears it." })
  codeforcesHandle!: string;
}
