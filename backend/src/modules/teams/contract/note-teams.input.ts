import { MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { DeleteManyInput } from "../../../kernel/contract/delete-many.input.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OptionalText } from "../../../kernel/contract/optional-text.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";

/** Teams that get one note. As many at once as can be deleted. */
@InputType({ description: "Teams that get the same note." })
export class NoteTeamsInput extends DeleteManyInput {
  @OptionalText()
  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.teamNoteMax, { message: RULES.tooLong })
  @Field(() => String, { nullable: true, description: "The note; empty clears what is there." })
  note?: string | null;
}
