import { ArrayMaxSize, ArrayMinSize, IsArray, MaxLength, ValidateNested } from "class-validator";
import { type ClassType, Field, InputType, ObjectType } from "type-graphql";
import { ADMIN_RULES } from "./admin-texts.js";
import { applyDecorators, OptionalText } from "./common-fields.js";
import { RULES } from "./catalogue.js";
import { LIMITS } from "./limits.js";

/**
 * One cell of a list, with the value that the admin saw and the new one. Each list adds what identifies its row and
 * column.
 */
@InputType({ description: "A change of one cell of a list." })
export abstract class CellChangeInput {
  abstract column: string;

  @OptionalText()
  @MaxLength(LIMITS.cellText, { message: RULES.tooLong })
  @Field(() => String, {
    nullable: true,
    description: "What the cell was when it was read. If it is something else now, nothing is saved.",
  })
  from?: string | null;

  @OptionalText()
  @MaxLength(LIMITS.cellText, { message: RULES.tooLong })
  @Field(() => String, { nullable: true, description: "What it is to be; empty clears it." })
  to?: string | null;
}

/** Changes of cells. A list adds the changes themselves, by `CellChangesField`. */
@InputType({ description: "Changes of cells of a list." })
export abstract class CellChangesInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether nothing is saved, and the reply says what would become of it.",
  })
  preview?: boolean;
}

const CHANGES_DESCRIPTION = "Between 1 and 2,000 of them.";

/** Property decorator: the changes, as many as one transaction takes. */
export function CellChangesField(type: () => ClassType): PropertyDecorator {
  return applyDecorators(
    IsArray(),
    ArrayMinSize(1, { message: ADMIN_RULES.cellChanges }),
    ArrayMaxSize(LIMITS.cellChanges, { message: ADMIN_RULES.cellChanges }),
    ValidateNested({ each: true }),
    Field(() => [type()], { description: CHANGES_DESCRIPTION }),
  );
}

/** What became of one change, in the place that it has in the input. */
@ObjectType({ simpleResolvers: true, description: "What became of one change of a cell." })
export class CellOutcome {
  @Field(() => String, { nullable: true, description: "What the cell is, before the change." })
  from!: string | null;

  @Field(() => String, { nullable: true, description: "What is stored for what was typed." })
  to!: string | null;

  @Field(() => String, { nullable: true, description: "Why the change is refused; null if it is not." })
  problem!: string | null;
}

/** The reply to changes of cells. */
@ObjectType({ simpleResolvers: true, description: "What became of changes of cells." })
export class CellChangesPayload {
  @Field(() => Boolean, {
    description: "Whether all of it was saved. If one change is refused, or for a preview, nothing was.",
  })
  applied!: boolean;

  @Field(() => [CellOutcome], { description: "What became of each change, in the order of the input." })
  cells!: CellOutcome[];
}
