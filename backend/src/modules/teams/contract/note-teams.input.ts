import { ArrayMaxSize, ArrayMinSize, IsArray, MaxLength } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { DeleteManyInput } from "../../../kernel/contract/deletions.js";
import { EntityId, OptionalText, VersionField } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";

@ArgsType()
export class TeamNotesArgs {
  @IsArray()
  @ArrayMinSize(1, { message: ADMIN_RULES.deletedAtOnce })
  @ArrayMaxSize(LIMITS.deletedAtOnce, { message: ADMIN_RULES.deletedAtOnce })
  @EntityId({ each: true })
  @Field(() => [ID], { description: "Between 1 and 200 teams." })
  ids!: string[];
}

/** Extends `DeleteManyInput`, because as many teams can get a note at once as can be deleted at once. */
@InputType({ description: "Teams that get the same note." })
export class NoteTeamsInput extends DeleteManyInput {
  @OptionalText()
  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.teamNoteMax, { message: RULES.tooLong })
  @Field(() => String, { nullable: true, description: "The note. Empty clears the note." })
  note?: string | null;

  @VersionField()
  version?: string | null;
}
