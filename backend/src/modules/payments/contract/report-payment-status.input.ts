import { Equals } from "class-validator";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { ReportPaymentInput } from "./report-payment.input.js";
import { PaymentStatus } from "../../teams/contract/payment-status.js";

/** The body of POST /api/teams/paymentStatus: a report, with the status that a report leads to. */
export class ReportPaymentStatusInput extends ReportPaymentInput {
  @Equals(PaymentStatus.pending, { message: RULES.paymentStatus })
  paymentStatus!: string;
}
