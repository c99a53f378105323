import { IsIn, IsString, Matches, MaxLength, ValidateIf } from "class-validator";
import { OptionalText } from "../../../kernel/contract/optional-text.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { TRANSACTION_ID_PATTERN } from "./transaction-id.js";
import { PaymentDecision } from "./payment.enums.js";
import { applyDecorators } from "../../../kernel/contract/apply-decorators.js";

/** Property decorator: accepted or rejected. */
export function DecisionField(): PropertyDecorator {
  return IsIn(Object.values(PaymentDecision), { message: RULES.decision });
}

/** Property decorator: why; required beside a rejection, which would leave the team without a next step otherwise. */
export function ReasonField(): PropertyDecorator {
  const message = RULES.reason;
  return applyDecorators(
    ValidateIf(({ decision, reason }: { decision?: unknown; reason?: unknown }) => {
      return decision === "rejected" || (reason !== undefined && reason !== null && reason !== "");
    }),
    IsString({ message }),
    Matches(/\S/u, { message }),
    Matches(/^[^\p{Cs}\0]*$/u, { message }), // no lone surrogate, no NUL; line breaks are welcome
    MaxLength(LIMITS.reasonMax, { message }),
  );
}

/** Property decorator: the transaction id that the decision is about, if it is given. */
export function DecidedTransactionField(): PropertyDecorator {
  return applyDecorators(OptionalText(), Matches(TRANSACTION_ID_PATTERN, { message: RULES.transactionId }));
}
