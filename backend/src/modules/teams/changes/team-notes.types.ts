import { Field, ID, ObjectType } from "type-graphql";
import { ShownVersion } from "../../../kernel/contract/version-field.js";

/** The organisers' note on a team. */
@ObjectType({ simpleResolvers: true, description: "The organisers' note on a team." })
export class TeamNote {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The note." })
  note!: string;
}

/** The notes that a note on several teams would replace. */
@ObjectType({ simpleResolvers: true, description: "The notes on chosen teams." })
export class TeamNotes {
  @ShownVersion()
  version!: string;

  @Field(() => [TeamNote], { description: "Of the chosen teams those that have a note, by name." })
  notes!: readonly TeamNote[];
}
