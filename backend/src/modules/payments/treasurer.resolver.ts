import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { BookPaymentService } from "./decisions/book-payment.service.js";
import { BookCashInput } from "./contract/decide-payment.input.js";
import { RevertPaymentInput } from "./contract/revert-payment.input.js";
import { PaymentPayload, ReportedPaymentPayload } from "./payment.types.js";
import {
  CancelRefundInput,
  RecordRefundInput,
  RefundAccountInput,
  RequestRefundInput,
} from "./refunds/contract/refund.inputs.js";
import { RefundAccountService } from "./refunds/refund-account.service.js";
import { RefundReads } from "./refunds/refund-reads.js";
import { RefundService } from "./refunds/refund.service.js";
import { RefundPayload, RefundView } from "./refunds/refund.types.js";
import { RevertPaymentService } from "./decisions/revert-payment.service.js";

@Resolver()
export class TreasurerResolver {
  constructor(
    private readonly bookings: BookPaymentService,
    private readonly reverts: RevertPaymentService,
    private readonly refundService: RefundService,
    private readonly accounts: RefundAccountService,
    private readonly refundReads: RefundReads,
  ) {}

  @Mutation(() => ReportedPaymentPayload, { description: "Accepts a team's fee that was paid in cash." })
  bookCashPayment(
    @Arg("input", () => BookCashInput, { description: "The cash." }) input: BookCashInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReportedPaymentPayload> {
    return this.bookings.bookCash(requireCaller(caller), input);
  }

  @Mutation(() => ReportedPaymentPayload, {
    description: "Takes back a decision about a payment and restores the previous state.",
  })
  revertPayment(
    @Arg("input", () => RevertPaymentInput, { description: "The decision." }) input: RevertPaymentInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReportedPaymentPayload> {
    return this.reverts.revert(requireCaller(caller), input);
  }

  @Query(() => [RefundView], { description: "Refunds, open ones first, at most 1,000." })
  refunds(
    @Arg("eventSlug", () => String, { nullable: true, description: "Only entries of this event." })
    eventSlug: string | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<RefundView[]> {
    return this.refundReads.list(caller, eventSlug ?? null);
  }

  @Mutation(() => RefundPayload, {
    description: "Notes a refund of a payment and asks the leader for an account.",
  })
  requestRefund(
    @Arg("input", () => RequestRefundInput, { description: "The payment." }) input: RequestRefundInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RefundPayload> {
    return this.refundService.request(requireCaller(caller), input);
  }

  @Mutation(() => RefundPayload, { description: "Cancels a refund." })
  cancelRefund(
    @Arg("input", () => CancelRefundInput, { description: "The refund." }) input: CancelRefundInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RefundPayload> {
    return this.refundService.cancel(requireCaller(caller), input);
  }

  @Mutation(() => RefundPayload, { description: "Records that the money was returned." })
  recordRefund(
    @Arg("input", () => RecordRefundInput, { description: "How the refund was paid out." })
    input: RecordRefundInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RefundPayload> {
    return this.refundService.record(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => PaymentPayload, { description: "Sets the account for a refund." })
  setRefundAccount(
    @Arg("input", () => RefundAccountInput, { description: "The account." }) input: RefundAccountInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PaymentPayload> {
    return this.accounts.set(requireCaller(caller), input);
  }
}
