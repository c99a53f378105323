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
import { ListInput } from "../../../kernel/contract/list-input.js";

export const PersonColumn = enumeration(
  "PersonColumn",
  "The fields of people that a file or a cell can change.",
  {
    NAME: "First and last name.",
    COLLEGE: "The college's name.",
    ROLL_NO: "The university roll number.",
    HANDLE: "The Codeforces handle.",
    PHONE: "The phone number.",
  },
  {
    NAME: "name",
    COLLEGE: "college",
    ROLL_NO: "universityRollNo",
    HANDLE: "codeforcesHandle",
    PHONE: "phone",
  },
);
export type PersonColumn = (typeof PersonColumn)[keyof typeof PersonColumn];

@InputType({ description: "A list of people as CSV, with headings, by id or e-mail address." })
export class PreviewPeopleInput extends ListInput {}

@InputType({ description: "A change of one field of a person." })
export class PersonChangeInput extends CellChangeInput {
  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;

  @IsIn(Object.values(PersonColumn), { message: RULES.choice })
  @Field(() => PersonColumn, { description: "The field." })
  declare column: PersonColumn;
}

@InputType({ description: "Changes of people. Either all are made or none." })
export class ChangePeopleInput extends CellChangesInput {
  @CellChangesField(() => PersonChangeInput)
  changes!: PersonChangeInput[];
}
