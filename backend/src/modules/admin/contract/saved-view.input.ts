import { IsIn, Matches, MaxLength } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { applyDecorators, EntityId } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { ListInput } from "../../../kernel/contract/list-input.js";
import { ListKind } from "../../../kernel/contract/list-columns.js";

function ViewName(): PropertyDecorator {
  return applyDecorators(
    OneLine(RULES.oneLine),
    Matches(/\S/, { message: ADMIN_RULES.viewName }),
    MaxLength(LIMITS.viewNameMax, { message: ADMIN_RULES.viewName }),
  );
}

function TableName(): PropertyDecorator {
  return applyDecorators(
    Matches(/^[\w ,.-]{1,40}$/, { message: RULES.choice }),
    Field(() => String, { description: "The table's name in the admin area." }),
  );
}

@ArgsType()
export class SavedViewsArgs {
  @TableName()
  table!: string;
}

@InputType({ description: "A saved view of a table. It replaces a view with the same name." })
export class SaveViewInput {
  @TableName()
  table!: string;

  @ViewName()
  @Field(() => String, { description: "The view's name, 1 to 40 characters." })
  name!: string;

  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.viewQueryMax, { message: ADMIN_RULES.viewLong })
  @Field(() => String, { description: "Search, filters, sort and columns, as in the address of the page." })
  query!: string;
}

@InputType({ description: "Another name for a view." })
export class RenameViewInput {
  @EntityId()
  @Field(() => ID, { description: "The view." })
  id!: string;

  @ViewName()
  @Field(() => String, { description: "The view's new name, 1 to 40 characters." })
  name!: string;
}

@InputType({ description: "A view to delete." })
export class DeleteViewInput {
  @EntityId()
  @Field(() => ID, { description: "The view." })
  id!: string;
}

@InputType({ description: "A list from a spreadsheet, and the meanings of its columns." })
export class ListColumnsInput extends ListInput {
  @IsIn(Object.values(ListKind), { message: RULES.choice })
  @Field(() => ListKind, { description: "The kind of the list." })
  kind!: ListKind;
}
