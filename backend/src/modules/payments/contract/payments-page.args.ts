import { IsIn, IsOptional } from "class-validator";
import { ArgsType, Field } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { PageArgs } from "../../../kernel/contract/page.args.js";
import { SortDirection } from "../../../kernel/contract/table-page.args.js";
import { PaymentStatus } from "../../teams/contract/payment-status.js";

@ArgsType()
export class PaymentsPageArgs extends PageArgs {
  @IsOptional()
  @IsIn(Object.values(PaymentStatus), { message: RULES.choice })
  @Field(() => PaymentStatus, { nullable: true, description: "Only payments in this state." })
  status?: PaymentStatus | null;

  @IsIn(Object.values(SortDirection), { message: RULES.choice })
  @Field(() => SortDirection, {
    defaultValue: SortDirection.ASC,
    description: "By the time of the last report: ASC is oldest first, DESC is newest first.",
  })
  direction: SortDirection = SortDirection.ASC;
}
