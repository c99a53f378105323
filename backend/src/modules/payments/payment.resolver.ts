import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { Page } from "../../kernel/paging/connection.js";
import type { Change } from "../../kernel/pubsub/change-stream.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import { PaymentStatus } from "../teams/contract/payment-status.js";
import { TeamIdInput } from "../teams/contract/team.inputs.js";
import { BookCashInput } from "./contract/book-cash.input.js";
import { DecidePaymentInput } from "./contract/decide-payment.input.js";
import { PaymentsPageArgs } from "./contract/payments-page.args.js";
import { ReportPaymentInput } from "./contract/report-payment.input.js";
import { RevertPaymentInput } from "./contract/revert-payment.input.js";
import { BookPaymentService } from "./decisions/book-payment.service.js";
import { DecidePaymentService } from "./decisions/decide-payment.service.js";
import { RevertPaymentService } from "./decisions/revert-payment.service.js";
import { PaymentService } from "./payment.service.js";
import {
  PaymentPayload,
  ReportedPayment,
  ReportedPaymentConnection,
  ReportedPaymentDetails,
  ReportedPaymentPayload,
  TeamPayment,
} from "./payment.types.js";
import { ReportPaymentService } from "./reports/report-payment.service.js";

@Resolver()
export class PaymentResolver {
  constructor(
    private readonly reads: PaymentService,
    private readonly reports: ReportPaymentService,
    private readonly decisions: DecidePaymentService,
    private readonly bookings: BookPaymentService,
    private readonly reverts: RevertPaymentService,
  ) {}

  @Authorized()
  @Query(() => TeamPayment, { description: "A team's payment, and how to pay." })
  teamPayment(
    @Arg("teamId", () => ID, { description: "The team." }) teamId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayment> {
    return this.reads.teamPayment(requireCaller(caller), teamId);
  }

  @Query(() => [ReportedPayment], { description: "Every reported payment, oldest report first." })
  reportedPayments(
    @Arg("status", () => PaymentStatus, { nullable: true, description: "Only payments in this state." })
    status: PaymentStatus | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReportedPayment[]> {
    return this.reads.reported(caller, status ?? null);
  }

  @Query(() => ReportedPaymentDetails, { description: "One reported payment with its timeline." })
  reportedPayment(
    @Arg("paymentId", () => ID, { description: "The payment." }) paymentId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReportedPaymentDetails> {
    return this.reads.details(caller, paymentId);
  }

  @Query(() => ReportedPaymentConnection, {
    description:
      "Reported payments, by page. The search covers team names, references, transaction ids and receipt numbers.",
  })
  async paymentsPage(
    @Args(() => PaymentsPageArgs) args: PaymentsPageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<ReportedPayment>> {
    return Object.assign(new ReportedPaymentConnection(), await this.reads.page(caller, args));
  }

  @Authorized()
  @Mutation(() => PaymentPayload, { description: "Reports a team's transfer." })
  reportPayment(
    @Arg("input", () => ReportPaymentInput, { description: "The transfer." }) input: ReportPaymentInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PaymentPayload> {
    return this.reports.report(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => PaymentPayload, {
    description: "Changes the transaction id of an undecided report.",
  })
  correctPayment(
    @Arg("input", () => ReportPaymentInput, { description: "The corrected transfer." })
    input: ReportPaymentInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PaymentPayload> {
    return this.reports.correct(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => PaymentPayload, { description: "Takes back an undecided report." })
  withdrawPayment(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PaymentPayload> {
    return this.reports.withdraw(requireCaller(caller), input);
  }

  @Mutation(() => ReportedPaymentPayload, { description: "Accepts or rejects a reported payment." })
  decidePayment(
    @Arg("input", () => DecidePaymentInput, { description: "The decision." }) input: DecidePaymentInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReportedPaymentPayload> {
    return this.decisions.decide(caller, input);
  }

  @Mutation(() => ReportedPaymentPayload, { description: "Accepts a team's fee that was paid in cash." })
  bookCashPayment(
    @Arg("input", () => BookCashInput, { description: "The cash." }) input: BookCashInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReportedPaymentPayload> {
    return this.bookings.bookCash(caller, input);
  }

  @Mutation(() => ReportedPaymentPayload, {
    description: "Takes back a decision about a payment and restores the previous state.",
  })
  revertPayment(
    @Arg("input", () => RevertPaymentInput, { description: "The decision." }) input: RevertPaymentInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReportedPaymentPayload> {
    return this.reverts.revert(caller, input);
  }

  @Subscription(() => ReportedPayment, {
    nullable: true,
    topics: Topic.payment,
    description:
      "A payment that was just reported, disputed or decided. Null at the beginning, when a " +
      "report was taken back, and when events may be lost. After null, read the list again.",
  })
  paymentQueueChanged(
    @Root() { id }: Change,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReportedPayment | null> {
    return id === null ? Promise.resolve(null) : this.reads.followed(caller, id);
  }
}
