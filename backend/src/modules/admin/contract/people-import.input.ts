import { IsIn } from "class-validator";
import { Field, ID, InputType, registerEnumType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import {
  CellChangeInput,
  CellChangesField,
  CellChangesInput,
} from "../../../kernel/contract/cell-changes.js";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { ListInput } from "../../../kernel/contract/list-input.js";

/** What a file or a cell may change of people. The values name the columns of an account. */
export const PersonColumn = {
  NAME: "name",
  COLLEGE: "college",
  ROLL_NO: "universityRollNo",
  HANDLE: "codeforcesHandle",
  PHONE: "phone",
} as const;
export type PersonColumn = (typeof PersonColumn)[keyof typeof PersonColumn];

registerEnumType(PersonColumn, {
  name: "PersonColumn",
  description: "The fields of people that a file or a cell can change.",
  valuesConfig: {
    NAME: { description: "First and last name." },
    COLLEGE: { description: "The college's name." },
    ROLL_NO: { description: "The university roll number." },
    HANDLE: { description: "The Codeforces handle." },
    PHONE: { description: "The phone number." },
  },
});

/** A list of people as a spreadsheet saves it. */
@InputType({ description: "A list of people as CSV, with headings, by id or e-mail address." })
export class PreviewPeopleInput extends ListInput {}

/** One field of one person. */
@InputType({ description: "A change of one field of a person." })
export class PersonChangeInput extends CellChangeInput {
  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;

  @IsIn(Object.values(PersonColumn), { message: RULES.choice })
  @Field(() => PersonColumn, { description: "The field." })
  declare column: PersonColumn;
}

/** Changes of people, all of them or none. */
@InputType({ description: "Changes of people, made together or not at all." })
export class ChangePeopleInput extends CellChangesInput {
  @CellChangesField(() => PersonChangeInput)
  changes!: PersonChangeInput[];
}
