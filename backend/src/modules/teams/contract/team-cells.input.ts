import { IsIn } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import {
  CellChangeInput,
  CellChangesField,
  CellChangesInput,
} from "../../../kernel/contract/cell-changes.js";
import { EntityId } from "../../../kernel/contract/common-fields.js";

export const TeamColumn = enumeration(
  "TeamColumn",
  "The fields of teams that a cell can change.",
  {
    NAME: "The team's name, unique in its event.",
    NOTE: "The organisers' note.",
  },
  { NAME: "name", NOTE: "note" },
);
export type TeamColumn = (typeof TeamColumn)[keyof typeof TeamColumn];

@InputType({ description: "A change of one field of a team." })
export class TeamChangeInput extends CellChangeInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @IsIn(Object.values(TeamColumn), { message: RULES.choice })
  @Field(() => TeamColumn, { description: "The field." })
  declare column: TeamColumn;
}

@InputType({ description: "Changes of teams. Either all are made or none." })
export class ChangeTeamsInput extends CellChangesInput {
  @CellChangesField(() => TeamChangeInput)
  changes!: TeamChangeInput[];
}
