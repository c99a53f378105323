import { IsIn, MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { type ListColumnInput, ListColumnsField, ListKind } from "../../../kernel/contract/list-columns.js";

/** A list whose columns are to be read. */
@InputType({ description: "A list from a spreadsheet, and the meanings of its columns." })
export class ListColumnsInput {
  @IsIn(Object.values(ListKind), { message: RULES.choice })
  @Field(() => ListKind, { description: "The kind of the list." })
  kind!: ListKind;

  @MinLength(1, { message: ADMIN_RULES.csvEmpty })
  @MaxLength(LIMITS.peopleCsvMax, { message: ADMIN_RULES.csvLong })
  @Field(() => String, { description: "The text of the file." })
  csv!: string;

  @ListColumnsField()
  columns?: ListColumnInput[];
}
