import { Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { ADMIN_RULES } from "./admin-texts.js";
import { applyDecorators } from "./common-fields.js";
import { LIMITS } from "./limits.js";
import { type ListColumnInput, ListColumnsField } from "./list-columns.js";

interface ListTextRules {
  readonly most: number;
  readonly tooLong: string;
  readonly empty?: string;
  readonly description: string;
}

/** Property decorator: the text of a list as CSV. */
export function ListText({ most, tooLong, empty = tooLong, description }: ListTextRules): PropertyDecorator {
  return applyDecorators(
    Matches(/\S/, { message: empty }),
    // Rejects lone surrogates, which no database stores. Separate from the pattern above, because one pattern for both
    // rules takes quadratic time.
    Matches(/^\P{Cs}*$/u, { message: empty }),
    MaxLength(most, { message: tooLong }),
    Field(() => String, { description }),
  );
}

@InputType({ description: "A list from a spreadsheet as CSV, with headings." })
export class ListInput {
  @ListText({
    ...{ most: LIMITS.peopleCsvMax, tooLong: ADMIN_RULES.csvLong, empty: ADMIN_RULES.csvEmpty },
    description: "The text of the file.",
  })
  csv!: string;

  @ListColumnsField()
  columns?: ListColumnInput[];
}
