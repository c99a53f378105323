import { IsString, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";

/** Sets or, with an empty text, clears a Codeforces handle. */
@InputType({ description: "A Codeforces handle for one person of a team." })
export class UpdateHandleInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EntityId()
  @Field(() => ID, { description: "The member (or leader) whose handle it is." })
  memberId!: string;

  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.handleMax, { message: RULES.handle })
  @IsString({ message: RULES.handle })
  @Field(() => String, { description: "The Codeforces handle; empty clears it." })
  codeforcesHandle!: string;
}
