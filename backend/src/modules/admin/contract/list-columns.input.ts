import { IsIn } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { ListKind } from "../../../kernel/contract/list-columns.js";
import { ListInput } from "../../../kernel/contract/list-input.js";

/** A list whose columns are to be read. */
@InputType({ description: "A list from a spreadsheet, and the meanings of its columns." })
export class ListColumnsInput extends ListInput {
  @IsIn(Object.values(ListKind), { message: RULES.choice })
  @Field(() => ListKind, { description: "What kind of list." })
  kind!: ListKind;
}
