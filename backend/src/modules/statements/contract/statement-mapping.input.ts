import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateIf } from "class-validator";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { applyDecorators } from "../../../kernel/contract/common-fields.js";
import type { StatementMapping } from "./column-role.js";
import { STATEMENT_LIMITS } from "./statement-limits.js";

/** Validates a column's index, or null. */
function Column(description: string): PropertyDecorator {
  const message = ADMIN_RULES.statementMapping;
  return applyDecorators(
    ValidateIf((_mapping, value) => value !== null && value !== undefined),
    IsInt({ message }),
    Min(0, { message }),
    Max(STATEMENT_LIMITS.columns - 1, { message }),
    Field(() => Int, { nullable: true, description }),
  );
}

const DESCRIPTION =
  "The columns of a bank statement by their meaning, counted from 0. A missing column is null.";

@InputType({ description: DESCRIPTION })
@ObjectType("StatementMapping", { simpleResolvers: true, description: DESCRIPTION })
export class StatementMappingInput implements StatementMapping {
  @Column("The day of the transfer.")
  date: number | null = null;

  @Column("The bank's narration.")
  description: number | null = null;

  @Column("The transaction id / UTR.")
  reference: number | null = null;

  @Column("The column of all amounts, if incoming and outgoing money share one.")
  amount: number | null = null;

  @Column("The column with Cr or Dr for the amount.")
  direction: number | null = null;

  @Column("The column of outgoing money, if it is separate.")
  debit: number | null = null;

  @Column("The column of incoming money, if it is separate.")
  credit: number | null = null;

  @Column("Whether the transfer went through.")
  status: number | null = null;

  @IsOptional()
  @IsArray({ message: ADMIN_RULES.statementMapping })
  @ArrayMaxSize(STATEMENT_LIMITS.columns, { message: ADMIN_RULES.statementMapping })
  @IsInt({ each: true, message: ADMIN_RULES.statementMapping })
  @Min(0, { each: true, message: ADMIN_RULES.statementMapping })
  @Max(STATEMENT_LIMITS.columns - 1, { each: true, message: ADMIN_RULES.statementMapping })
  @Field(() => [Int], {
    nullable: true,
    description: "Other columns with amounts or states, such as a second balance.",
  })
  unused?: readonly number[] | null;
}
