import { IsIn, IsInt, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { RULES } from "../../../kernel/contract/catalogue.js";

/** The admin area's lists of personal data that can be exported. The values are table names. */
export const ExportKind = enumeration(
  "ExportKind",
  "A list that can be saved as a file.",
  {
    USERS: "Accounts.",
    TEAMS: "Teams with their people.",
    PAYMENTS: "Reported payments.",
  },
  { USERS: "users", TEAMS: "teams", PAYMENTS: "payments" },
);
export type ExportKind = (typeof ExportKind)[keyof typeof ExportKind];

@InputType({ description: "A list that is about to be saved as a file." })
export class BeginExportInput {
  @IsIn(Object.values(ExportKind), { message: RULES.choice })
  @Field(() => ExportKind, { description: "The list." })
  kind!: ExportKind;

  @IsInt({ message: RULES.choice })
  @Min(0, { message: RULES.choice })
  @Max(10_000_000, { message: RULES.choice })
  @Field(() => Int, { description: "The number of rows in the file." })
  rowCount!: number;
}
