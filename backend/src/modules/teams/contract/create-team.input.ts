import { Length, Matches } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";

/** Names a new team for the current event; the caller becomes its leader. */
@InputType({ description: "A new team for the current event." })
export class CreateTeamInput {
  // The pattern refuses a name that is too short once surrounding space is gone.
  @OneLine(RULES.teamName)
  @Matches(/\S.*\S/su, { message: RULES.teamName })
  @Length(LIMITS.teamNameMin, LIMITS.teamNameMax, { message: RULES.teamName })
  @Field(() => String, { description: "The team's name, 2 to 50 characters, unique in the event." })
  name!: string;
}
