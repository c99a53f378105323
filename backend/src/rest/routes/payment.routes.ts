import { PaymentDecisionInput } from "../../modules/payments/contract/payment-decision.input.js";
import { ReportPaymentStatusInput } from "../../modules/payments/contract/report-payment-status.input.js";
import type { DecidePaymentService } from "../../modules/payments/decide-payment.service.js";
import type { PaymentService } from "../../modules/payments/payment.service.js";
import type { ReportPaymentService } from "../../modules/payments/report-payment.service.js";
import { requireCaller } from "../../kernel/auth/caller.js";
import { list, ref } from "../openapi/json-schema.js";
import { STATUS_REPLY, replies } from "../openapi/reply.js";
import { paymentDocument } from "../presenters/payment.presenter.js";
import { statusReply } from "../presenters/status.presenter.js";
import { route, type Route } from "../route.js";

/** The services behind the payment routes. */
export interface PaymentServices {
  readonly payments: PaymentService;
  readonly paymentReports: ReportPaymentService;
  readonly paymentDecisions: DecidePaymentService;
}

/** Reporting and deciding payments. */
export function paymentRoutes({ payments, paymentReports, paymentDecisions }: PaymentServices): Route[] {
  return [
    route({
      method: "POST",
      path: "/teams/paymentStatus",
      access: "signed-in",
      summary: "Report the transfer of a team's fee",
      reply: STATUS_REPLY,
      input: ReportPaymentStatusInput,
      handle: async ({ input, context }) =>
        statusReply((await paymentReports.report(requireCaller(context.caller), input)).message),
    }),
    route({
      method: "GET",
      path: "/superadmin/payments",
      access: "reportedPayments",
      summary: "Every reported payment, oldest report first",
      reply: replies("The payments.", { payments: list(ref("ReportedPaymentDocument")) }),
      handle: async ({ context }) => ({
        payments: (await payments.reported(requireCaller(context.caller))).map(paymentDocument),
      }),
    }),
    route({
      method: "POST",
      path: "/superadmin/payments/:teamId/decision",
      access: "decidePayment",
      summary: "Accept or reject a team's reported payment",
      reply: STATUS_REPLY,
      input: PaymentDecisionInput,
      handle: async ({ input, params, context }) => {
        const caller = requireCaller(context.caller);
        const paymentId = await payments.idOfTeam(caller, params["teamId"] ?? "");
        return statusReply(
          (
            await paymentDecisions.decide(caller, {
              paymentId,
              decision: input.decision,
              reason: input.reason ?? null,
              transactionId: input.transactionId ?? null,
            })
          ).message,
        );
      },
    }),
  ];
}
