import { ArrayMaxSize, ArrayMinSize, IsArray, MaxLength, ValidateNested } from "class-validator";
import { type ClassType, Field, InputType, ObjectType } from "type-graphql";
import { ADMIN_RULES } from "./admin-texts.js";
import { applyDecorators, OptionalText } from "./common-fields.js";
import { RULES } from "./catalogue.js";
import { LIMITS } from "./limits.js";

/**
 * A change to one cell of a list, with the value that the admin saw and the new value. Each list adds the fields that
 * identify the row and column.
 */
@InputType({ description: "A change to one cell of a list." })
export abstract class CellChangeInput {
  abstract column: string;

  @OptionalText()
  @MaxLength(LIMITS.cellText, { message: RULES.tooLong })
  @Field(() => String, {
    nullable: true,
    description:
      "The cell's value as the client last read it. If the stored value is different now, nothing is saved.",
  })
  from?: string | null;

  @OptionalText()
  @MaxLength(LIMITS.cellText, { message: RULES.tooLong })
  @Field(() => String, { nullable: true, description: "The new value. An empty value clears the cell." })
  to?: string | null;
}

@InputType({ description: "Changes of cells of a list." })
export abstract class CellChangesInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: "True for a preview: nothing is saved, and the reply shows the result.",
  })
  preview?: boolean;
}

const CHANGES_DESCRIPTION = "Between 1 and 2,000 changes.";

/** Property decorator: a list of changes, limited to as many as one transaction can save. */
export function CellChangesField(type: () => ClassType): PropertyDecorator {
  return applyDecorators(
    IsArray(),
    ArrayMinSize(1, { message: ADMIN_RULES.cellChanges }),
    ArrayMaxSize(LIMITS.cellChanges, { message: ADMIN_RULES.cellChanges }),
    ValidateNested({ each: true }),
    Field(() => [type()], { description: CHANGES_DESCRIPTION }),
  );
}

@ObjectType({ simpleResolvers: true, description: "The outcome of one change to a cell." })
export class CellOutcome {
  @Field(() => String, { nullable: true, description: "The value of the cell before the change." })
  from!: string | null;

  @Field(() => String, { nullable: true, description: "The value that is stored for the typed text." })
  to!: string | null;

  @Field(() => String, { nullable: true, description: "Why the change is refused, or null." })
  problem!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The outcomes of changes to cells." })
export class CellChangesPayload {
  @Field(() => Boolean, {
    description:
      "Whether all changes were saved. Nothing is saved for a preview, or if one change is refused.",
  })
  applied!: boolean;

  @Field(() => [CellOutcome], { description: "The outcome of each change, in the order of the input." })
  cells!: CellOutcome[];
}
