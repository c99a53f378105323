import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int, registerEnumType } from "type-graphql";
import { applyDecorators, OptionalText } from "./common-fields.js";
import { RULES } from "./catalogue.js";

/** Columns that are read: more than any form has. */
export const LIST_COLUMNS_MAX = 60;

/** A list that people bring from a spreadsheet. */
export const ListKind = {
  people: "people",
  teams: "teams",
  ranking: "ranking",
  pastResults: "pastResults",
  certificates: "certificates",
  batch: "batch",
} as const;
export type ListKind = keyof typeof ListKind;

registerEnumType(ListKind, {
  name: "ListKind",
  description: "A list that people bring from a spreadsheet.",
  valuesConfig: {
    people: { description: "Changes of accounts." },
    teams: { description: "Teams with their people." },
    ranking: { description: "Ranks of an event's teams." },
    pastResults: { description: "Results of a past year." },
    certificates: { description: "People who get certificates." },
    batch: { description: "People of a batch on the members page." },
  },
});

/** What a column of a list holds. */
export const ListField = {
  id: "id",
  name: "name",
  email: "email",
  phone: "phone",
  college: "college",
  universityRollNo: "universityRollNo",
  codeforcesHandle: "codeforcesHandle",
  team: "team",
  reference: "reference",
  rank: "rank",
  names: "names",
  role: "role",
  placement: "placement",
  instagram: "instagram",
  linkedin: "linkedin",
} as const;
export type ListField = keyof typeof ListField;

registerEnumType(ListField, {
  name: "ListField",
  description: "The meaning of a column of a list.",
  valuesConfig: {
    id: { description: "The id of an account or a team." },
    name: { description: "A person's name." },
    email: { description: "An e-mail address." },
    phone: { description: "A phone number." },
    college: { description: "A college." },
    universityRollNo: { description: "A university roll number." },
    codeforcesHandle: { description: "One or several Codeforces handles." },
    team: { description: "A team's name." },
    reference: { description: "A team's reference." },
    rank: { description: "A rank." },
    names: { description: "Names of several people." },
    role: { description: "A role in the club." },
    placement: { description: "A place of work." },
    instagram: { description: "An address on Instagram." },
    linkedin: { description: "An address on LinkedIn." },
  },
});

/** What a person says that a column holds. */
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

/** Property decorator: what the sender says of the list's columns; the others are read by their headings. */
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
