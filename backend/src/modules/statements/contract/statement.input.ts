import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import {
  applyDecorators,
  EntityId,
  ID_PATTERN,
  OptionalText,
} from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { STATEMENT_LIMITS } from "./statement-limits.js";
import { StatementMappingInput } from "./statement-mapping.input.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

function StatementText(): PropertyDecorator {
  return applyDecorators(
    IsString({ message: ADMIN_RULES.csv }),
    Matches(/\S/u, { message: ADMIN_RULES.statementEmpty }),
    MaxLength(STATEMENT_LIMITS.csv, { message: ADMIN_RULES.statementSize }),
  );
}

@InputType({ description: "The text of a bank statement." })
export class InspectStatementInput {
  @StatementText()
  @Field(() => String, {
    description: "The file as text, with values separated by commas, semicolons, tabs or bars.",
  })
  csv!: string;
}

@InputType({ description: "A bank statement, and the meanings of its columns." })
export class PreviewStatementInput extends InspectStatementInput {
  @EventSlugField("The event's address. The default is the current event.")
  eventSlug?: string | null;

  @ValidateNested()
  @Field(() => StatementMappingInput, { description: "The meanings of the columns." })
  mapping!: StatementMappingInput;
}

const MATCH_KEY = /^[0-9a-f]{16}$/;

/**
 * Validates all lines with a single rule, because a separate rule for each field of 20,000 lines would block the event
 * loop for a second.
 */
function ChosenLines(): PropertyDecorator {
  const isOne = ({ line, teamId, matchKey }: ChosenLineInput): boolean =>
    Number.isInteger(line) && line >= 1 && ID_PATTERN.test(teamId) && MATCH_KEY.test(matchKey);
  return ValidateBy({
    name: "chosenLines",
    validator: {
      validate: (rows) => Array.isArray(rows) && (rows as ChosenLineInput[]).every(isOne),
      defaultMessage: () => RULES.choice,
    },
  });
}

@InputType({ description: "A line of the preview to confirm." })
export class ChosenLineInput {
  @Field(() => Int, { description: "The line." })
  line!: number;

  @Field(() => ID, { description: "The team in the preview." })
  teamId!: string;

  @Field(() => String, { description: "The line's `matchKey` in the preview." })
  matchKey!: string;
}

@InputType({ description: "The previewed statement, with the lines to confirm." })
export class CommitStatementInput extends PreviewStatementInput {
  @OptionalText()
  @OneLine()
  @MaxLength(STATEMENT_LIMITS.fileName, { message: RULES.text })
  @Field(() => String, { nullable: true, description: "The file's name, shown later." })
  fileName?: string | null;

  @IsArray({ message: ADMIN_RULES.statementChoice })
  @ArrayMaxSize(STATEMENT_LIMITS.rows, { message: ADMIN_RULES.statementChoice })
  @ChosenLines()
  @Field(() => [ChosenLineInput], {
    description:
      "The lines to confirm, each as shown in the preview. Empty to store a statement with only open lines.",
  })
  rows!: ChosenLineInput[];
}

@InputType({ description: "The batch to take back." })
export class UndoStatementBatchInput {
  @EntityId()
  @Field(() => ID, { description: "The batch." })
  batchId!: string;

  @IsOptional()
  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether payments that changed since are skipped. Otherwise they stop the whole revert.",
  })
  exceptChanged?: boolean | null;

  @IsOptional()
  @IsInt({ message: RULES.choice })
  @Field(() => Int, {
    nullable: true,
    description:
      "The number of valid payments that the caller saw. If the number has changed, nothing is taken back (CONFLICT).",
  })
  inForce?: number | null;
}
