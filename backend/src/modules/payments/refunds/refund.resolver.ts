import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { PaymentPayload } from "../payment.types.js";
import {
  CancelRefundInput,
  RecordRefundInput,
  RefundAccountInput,
  RequestRefundInput,
} from "./contract/refund.inputs.js";
import { RefundAccountService } from "./refund-account.service.js";
import { RefundReads } from "./refund-reads.js";
import { RefundService } from "./refund.service.js";
import { RefundPayload, RefundView } from "./refund.types.js";

@Resolver()
export class RefundResolver {
  constructor(
    private readonly reads: RefundReads,
    private readonly refundService: RefundService,
    private readonly accounts: RefundAccountService,
  ) {}

  @Query(() => [RefundView], { description: "Refunds, open ones first, at most 1,000." })
  refunds(
    @Arg("eventSlug", () => String, { nullable: true, description: "Only entries of this event." })
    eventSlug: string | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<RefundView[]> {
    return this.reads.list(caller, eventSlug ?? null);
  }

  @Mutation(() => RefundPayload, {
    description: "Notes a refund of a payment and asks the leader for an account.",
  })
  requestRefund(
    @Arg("input", () => RequestRefundInput, { description: "The payment." }) input: RequestRefundInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RefundPayload> {
    return this.refundService.request(caller, input);
  }

  @Mutation(() => RefundPayload, { description: "Cancels a refund." })
  cancelRefund(
    @Arg("input", () => CancelRefundInput, { description: "The refund." }) input: CancelRefundInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RefundPayload> {
    return this.refundService.cancel(caller, input);
  }

  @Mutation(() => RefundPayload, { description: "Records that the money was returned." })
  recordRefund(
    @Arg("input", () => RecordRefundInput, { description: "How the refund was paid out." })
    input: RecordRefundInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RefundPayload> {
    return this.refundService.record(caller, input);
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
