import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { CashSlipService } from "./cash-slip.service.js";
import { CashSlipPayload, CashSlipView, CashTeam } from "./cash-slip.types.js";
import { ConfirmCashSlipInput, DiscardCashSlipInput, NoteCashInput } from "./contract/cash-slip.inputs.js";

@Resolver()
export class CashSlipResolver {
  constructor(private readonly slips: CashSlipService) {}

  @Query(() => [CashTeam], { description: "Teams that may pay in cash at the desk, at most 20." })
  cashTeams(
    @Arg("eventSlug", () => String, {
      nullable: true,
      description: "The event. The default is the current event.",
    })
    eventSlug: string | undefined,
    @Arg("search", () => String, {
      nullable: true,
      description: "Only teams whose name, reference or people match this text.",
    })
    search: string | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<CashTeam[]> {
    return this.slips.payers(caller, eventSlug ?? null, search ?? null);
  }

  @Query(() => [CashSlipView], { description: "Cash slips that wait for a treasurer's confirmation." })
  cashSlips(
    @Arg("eventSlug", () => String, { nullable: true, description: "Only entries of this event." })
    eventSlug: string | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<CashSlipView[]> {
    return this.slips.waiting(caller, eventSlug ?? null);
  }

  @Mutation(() => CashSlipPayload, { description: "Notes cash that was handed over at the desk." })
  noteCash(
    @Arg("input", () => NoteCashInput, { description: "The cash." }) input: NoteCashInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CashSlipPayload> {
    return this.slips.note(caller, input);
  }

  @Mutation(() => CashSlipPayload, { description: "Books the cash of a slip and accepts the payment." })
  confirmCashSlip(
    @Arg("input", () => ConfirmCashSlipInput, { description: "The slip." }) input: ConfirmCashSlipInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CashSlipPayload> {
    return this.slips.confirm(caller, input);
  }

  @Mutation(() => CashSlipPayload, { description: "Discards a mistaken cash slip." })
  discardCashSlip(
    @Arg("input", () => DiscardCashSlipInput, { description: "The slip." }) input: DiscardCashSlipInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CashSlipPayload> {
    return this.slips.discard(caller, input);
  }
}
