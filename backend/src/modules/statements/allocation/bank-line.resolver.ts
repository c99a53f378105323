import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { AllocateLineInput, SetAsideLineInput, SurplusInput } from "../contract/allocate-line.input.js";
import { BankLineReads } from "./bank-line-reads.service.js";
import { BankLine, BankLinePayload, PayableTeam, SurplusPayload } from "./bank-line.types.js";
import { LineAllocationService } from "./line-allocation.service.js";
import { PayableTeamsService } from "./payable-teams.service.js";
import { SurplusService } from "./surplus.service.js";

@Resolver()
export class BankLineResolver {
  constructor(
    private readonly reads: BankLineReads,
    private readonly allocations: LineAllocationService,
    private readonly payable: PayableTeamsService,
    private readonly surpluses: SurplusService,
  ) {}

  @Query(() => [BankLine], {
    description: "Lines of committed statements with unplaced money, at most 2,000.",
  })
  bankLines(
    @Arg("eventSlug", () => String, { nullable: true, description: "Only statements of this event." })
    eventSlug: string | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<BankLine[]> {
    return this.reads.list(caller, eventSlug ?? null);
  }

  @Query(() => [PayableTeam], {
    description:
      "Teams to which money may belong, at most 20: suggested for a bank line, or found by a search.",
  })
  payableTeams(
    @Arg("eventSlug", () => String, {
      nullable: true,
      description: "The event. The default is the current event.",
    })
    eventSlug: string | undefined,
    @Arg("search", () => String, {
      nullable: true,
      description: "Only teams whose name, reference, people or transaction id match this text.",
    })
    search: string | undefined,
    @Arg("batchId", () => ID, { nullable: true, description: "The statement of the line." })
    batchId: string | undefined,
    @Arg("line", () => Int, { nullable: true, description: "The line." }) line: number | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<PayableTeam[]> {
    const filter = { eventSlug: eventSlug ?? null, search: search ?? null, batchId: batchId ?? null };
    return this.payable.find(requireCaller(caller), { ...filter, line: line ?? null });
  }

  @Mutation(() => BankLinePayload, { description: "Gives money of a bank line to one team or several." })
  allocateLine(
    @Arg("input", () => AllocateLineInput, { description: "The line and the teams." })
    input: AllocateLineInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<BankLinePayload> {
    return this.allocations.allocate(requireCaller(caller), input);
  }

  @Mutation(() => BankLinePayload, {
    description: "Sets aside the rest of a bank line, or reopens it.",
  })
  setLineAside(
    @Arg("input", () => SetAsideLineInput, { description: "The line." }) input: SetAsideLineInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<BankLinePayload> {
    return this.allocations.setAside(requireCaller(caller), input);
  }

  @Mutation(() => SurplusPayload, { description: "Turns a surplus back into open money of its line." })
  revertSurplus(
    @Arg("input", () => SurplusInput, { description: "The surplus." }) input: SurplusInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<SurplusPayload> {
    return this.surpluses.revert(requireCaller(caller), input);
  }
}
