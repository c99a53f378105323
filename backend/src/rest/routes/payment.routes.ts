import { PaymentDecisionInput } from "../../modules/payments/contract/decide-payment.input.js";
import {
  ReportPaymentInput,
  ReportPaymentStatusInput,
} from "../../modules/payments/contract/report-payment.input.js";
import { TeamIdInput } from "../../modules/teams/contract/team.inputs.js";
import { readReceiptNumber, receiptLabel } from "../../modules/payments/contract/receipt-number.js";
import { list, ref } from "../openapi/json-schema.js";
import { PDF_REPLY, STATUS_REPLY, replies } from "../openapi/reply.js";
import { paymentDocument, statusReply } from "../presenters.js";
import type { RestServices } from "../rest-services.js";
import { PdfFile, route, type Route } from "../route.js";
import { CHANGED_REPORT } from "./refusals.js";

/** Returns the routes for payments: reports, receipts and decisions. */
export function paymentRoutes(services: RestServices): Route[] {
  const { payments, paymentReports, paymentDecisions, receipts } = services;
  return [
    route.post("/teams/paymentStatus", "signed-in", {
      name: "reportPayment",
      summary: "Report the transfer of a team's fee",
      refusals: [
        "TEAM_NOT_FOUND",
        "NOT_LEADER",
        "EVENT_PAST",
        "PAYMENT_NOT_REPORTABLE",
        "TRANSACTION_TAKEN",
        "TRANSACTION_REFUNDED",
      ],
      reply: STATUS_REPLY,
      input: ReportPaymentStatusInput,
      handle: async ({ input, caller }) => statusReply(await paymentReports.report(caller, input)),
    }),
    route.post("/teams/correctPayment", "signed-in", {
      name: "correctPayment",
      summary: "Change the transaction id of an undecided report",
      refusals: [...CHANGED_REPORT, "TRANSACTION_TAKEN", "TRANSACTION_REFUNDED"],
      reply: STATUS_REPLY,
      input: ReportPaymentInput,
      handle: async ({ input, caller }) => statusReply(await paymentReports.correct(caller, input)),
    }),
    route.post("/teams/withdrawPayment", "signed-in", {
      name: "withdrawPayment",
      summary: "Take back an undecided report",
      refusals: CHANGED_REPORT,
      reply: STATUS_REPLY,
      input: TeamIdInput,
      handle: async ({ input, caller }) => statusReply(await paymentReports.withdraw(caller, input)),
    }),
    route.get("/receipts/:number.pdf", "signed-in", {
      name: "getReceipt",
      summary: "A receipt as PDF",
      refusals: ["RECEIPT_NOT_FOUND"],
      reply: PDF_REPLY,
      handle: async ({ params, caller, context }) => {
        const number = readReceiptNumber(params["number"] ?? "");
        const pdf = await receipts.pdf(caller, number, context.language);
        return new PdfFile(`receipt-${receiptLabel(number)}.pdf`, pdf);
      },
    }),
    route.get("/superadmin/payments", "reportedPayments", {
      name: "listPayments",
      summary: "Every reported payment, oldest report first",
      reply: replies("The payments.", { payments: list(ref("ReportedPaymentDocument")) }),
      handle: async ({ caller }) => ({
        payments: (await payments.reported(caller)).map(paymentDocument),
      }),
    }),
    route.post("/superadmin/payments/:teamId/decision", "decidePayment", {
      name: "decidePayment",
      summary: "Accept or reject a team's reported payment",
      refusals: ["PAYMENT_NOT_FOUND", "PAYMENT_NOT_PENDING", "PAYMENT_CHANGED", "TEAM_NOT_FOUND"],
      reply: STATUS_REPLY,
      input: PaymentDecisionInput,
      handle: async ({ input, params, caller }) => {
        const paymentId = await payments.idOfTeam(caller, params["teamId"] ?? "");
        const { decision, reason = null, transactionId = null } = input;
        const decided = { paymentId, decision, reason, transactionId };
        return statusReply(await paymentDecisions.decide(caller, decided));
      },
    }),
  ];
}
