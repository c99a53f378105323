import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { enumeration } from "./enumeration.js";
import { applyDecorators, OptionalText } from "./common-fields.js";
import { RULES } from "./catalogue.js";

/** Maximum number of columns that are read from a list. A list of answers to a form has fewer. */
export const LIST_COLUMNS_MAX = 60;

export const ListKind = enumeration("ListKind", "A list that people bring from a spreadsheet.", {
  people: "Changes of accounts.",
  teams: "Teams with their people.",
  ranking: "Ranks of an event's teams.",
  pastResults: "Results of a past year.",
  certificates: "People who get certificates.",
  batch: "People of a batch on the members page.",
});
export type ListKind = keyof typeof ListKind;

export const ListField = enumeration("ListField", "The meaning of a column of a list.", {
  id: "The id of an account or a team.",
  name: "A person's name.",
  email: "An e-mail address.",
  phone: "A phone number.",
  college: "A college.",
  universityRollNo: "A university roll number.",
  codeforcesHandle: "One or several Codeforces handles.",
  team: "A team's name.",
  reference: "A team's reference.",
  rank: "A rank.",
  names: "Names of several people.",
  role: "A role in the club.",
  placement: "A place of work.",
  instagram: "An address on Instagram.",
  linkedin: "An address on LinkedIn.",
});
export type ListField = keyof typeof ListField;

@InputType({
  description: "The meaning of a column of a list, for a heading that does not show the meaning.",
})
export class ListColumnInput {
  @IsInt({ message: RULES.choice })
  @Min(0, { message: RULES.choice })
  @Max(LIST_COLUMNS_MAX - 1, { message: RULES.choice })
  @Field(() => Int, { description: "The column, counted from 0." })
  column!: number;

  @OptionalText()
  @IsIn(Object.values(ListField), { message: RULES.choice })
  @Field(() => ListField, {
    nullable: true,
    description: "The meaning of the column. Null ignores the column.",
  })
  field?: ListField | null;
}

const COLUMNS_DESCRIPTION = "Columns whose content differs from their heading.";

/**
 * Property decorator: the meanings that the user gives to columns of the list. All other columns are recognised by
 * their headings.
 */
export function ListColumnsField(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsArray({ message: RULES.choice }),
    ArrayMaxSize(LIST_COLUMNS_MAX, { message: RULES.choice }),
    ValidateNested({ each: true }),
    Field(() => [ListColumnInput], {
      defaultValue: [],
      description: COLUMNS_DESCRIPTION,
    }),
  );
}
