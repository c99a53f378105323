import { IsIn } from "class-validator";
import { Field, ID, InputType, registerEnumType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import {
  CellChangeInput,
  CellChangesField,
  CellChangesInput,
} from "../../../kernel/contract/cell-changes.js";
import { EntityId } from "../../../kernel/contract/common-fields.js";

/** What a cell may change of teams. The values name the fields of a team. */
export const TeamColumn = { NAME: "name", NOTE: "note" } as const;
export type TeamColumn = (typeof TeamColumn)[keyof typeof TeamColumn];

registerEnumType(TeamColumn, {
  name: "TeamColumn",
  description: "The fields of teams that a cell can change.",
  valuesConfig: {
    NAME: { description: "The team's name, unique in its event." },
    NOTE: { description: "The organisers' note." },
  },
});

/** One field of one team. */
@InputType({ description: "A change of one field of a team." })
export class TeamChangeInput extends CellChangeInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @IsIn(Object.values(TeamColumn), { message: RULES.choice })
  @Field(() => TeamColumn, { description: "The field." })
  declare column: TeamColumn;
}

/** Changes of teams, all of them or none. */
@InputType({ description: "Changes of teams. Either all are made or none." })
export class ChangeTeamsInput extends CellChangesInput {
  @CellChangesField(() => TeamChangeInput)
  changes!: TeamChangeInput[];
}
