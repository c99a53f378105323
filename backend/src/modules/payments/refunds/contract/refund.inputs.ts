import {
  IsIn,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
  IsOptional,
} from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import {
  applyDecorators,
  EntityId,
  OptionalText,
  VersionField,
} from "../../../../kernel/contract/common-fields.js";
import { ACCOUNT_NUMBER, IFSC, UPI_ADDRESS } from "../../../../kernel/contract/bank-account.js";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../../kernel/contract/limits.js";
import { OneLine, SeveralLines } from "../../../../kernel/contract/plain-text.js";
import { TransactionIdRule } from "../../contract/transaction-id-field.js";
import { isTransactionId } from "../../contract/transaction-id.js";
import { enumeration } from "../../../../kernel/contract/enumeration.js";

export const RefundState = enumeration("RefundState", "The state of a refund.", {
  accountNeeded: "We asked the leader for an account.",
  toPay: "The leader named an account, and the club has not paid yet.",
  paid: "The money was returned.",
  cancelled: "The refund was cancelled.",
  reverted: "The refund was recorded as paid, but the record was a mistake.",
});
export type RefundState = keyof typeof RefundState;

export const RefundWay = enumeration("RefundWay", "How money is returned.", {
  upi: "To a UPI address.",
  bank: "To a bank account.",
  cash: "In cash.",
});
export type RefundWay = keyof typeof RefundWay;

function Reason(): PropertyDecorator {
  const message = RULES.refundReason;
  return applyDecorators(
    Matches(/\S/u, { message }),
    SeveralLines(),
    MaxLength(LIMITS.reasonMax, { message }),
  );
}

@InputType({ description: "An accepted payment or a surplus to return." })
export class RequestRefundInput {
  @EntityId()
  @Field(() => ID, { description: "The payment." })
  paymentId!: string;

  @IsOptional()
  @EntityId()
  @Field(() => ID, {
    nullable: true,
    description: "The surplus to return instead of the payment.",
  })
  surplusId?: string | null;

  @Reason()
  @Field(() => String, { description: "The reason, which the team reads." })
  reason!: string;
}

@InputType({ description: "A refund to cancel." })
export class CancelRefundInput {
  @EntityId()
  @Field(() => ID, { description: "The refund." })
  refundId!: string;

  @Reason()
  @Field(() => String, { description: "The reason, which the leader reads." })
  reason!: string;
}

const isBank = ({ way }: { readonly way?: unknown }): boolean => way === RefundWay.bank;

/** Property decorator: a UPI address or an account number, depending on how the refund is paid. */
function AccountNumber(): PropertyDecorator {
  const textOf = ({ object }: ValidationArguments) => (isBank(object) ? RULES.accountNumber : RULES.upiId);
  return ValidateBy(
    {
      name: "account",
      validator: {
        validate: (value: unknown, args?: ValidationArguments) =>
          typeof value === "string" &&
          (isBank(args?.object ?? {}) ? ACCOUNT_NUMBER : UPI_ADDRESS).test(value),
      },
    },
    { message: textOf },
  );
}

@InputType({ description: "Where the leader wants the returned money." })
export class RefundAccountInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @IsIn([RefundWay.upi, RefundWay.bank], { message: RULES.choice })
  @Field(() => RefundWay, { description: "To a UPI address, or to a bank account." })
  way!: "upi" | "bank";

  @AccountNumber()
  @Field(() => String, { description: "The UPI address, for example name@bank, or the account's number." })
  account!: string;

  @ValidateIf(isBank)
  @Matches(/\S/u, { message: RULES.accountName })
  @OneLine()
  @MaxLength(120, { message: RULES.accountName })
  @Field(() => String, { nullable: true, description: "The account's holder." })
  accountName?: string | null;

  @ValidateIf(isBank)
  @Matches(IFSC, { message: RULES.ifsc })
  @Field(() => String, { nullable: true, description: "The branch's IFSC." })
  ifsc?: string | null;
}

@InputType({ description: "How a refund was paid out." })
export class RecordRefundInput {
  @EntityId()
  @Field(() => ID, { description: "The refund." })
  refundId!: string;

  @IsIn(Object.values(RefundWay), { message: RULES.choice })
  @Field(() => RefundWay, { description: "How the refund was paid out." })
  way!: RefundWay;

  @Matches(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { message: RULES.refundDay })
  @Field(() => String, { description: "The day, for example 2025-03-01." })
  paidOn!: string;

  @ValidateIf(({ way, transactionId }: RecordRefundInput) => way !== RefundWay.cash || !!transactionId)
  @OptionalText()
  @TransactionIdRule(isTransactionId)
  @Field(() => String, { nullable: true, description: "The transfer's number. Empty for cash." })
  transactionId?: string | null;

  @VersionField()
  version?: string | null;
}
