import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import type { Permission } from "../../../kernel/contract/access.js";
import { AllocateLineInput, SetAsideLineInput, SurplusInput } from "../contract/allocate-line.input.js";
import { BankLineReads } from "./bank-line-reads.service.js";
import { BankLine, BankLinePayload, PayableTeam, SurplusPayload } from "./bank-line.types.js";
import { LineAllocationService } from "./line-allocation.service.js";
import { PayableTeamsService } from "./payable-teams.service.js";
import { SurplusService } from "./surplus.service.js";

/** GraphQL operations on money that a statement shows and nothing placed. */
@Resolver()
export class BankLineResolver {
  constructor(
    private readonly reads: BankLineReads,
    private readonly allocations: LineAllocationService,
    private readonly payable: PayableTeamsService,
    private readonly surpluses: SurplusService,
  ) {}

  @Authorized<Permission>("bankLines")
  @Query(() => [BankLine], {
    description: "Lines of committed statements whose money is not all placed; at most 2,000.",
  })
  bankLines(
    @Arg("eventSlug", () => String, { nullable: true, description: "Only statements of this event." })
    eventSlug: string | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<BankLine[]> {
    return this.reads.list(caller, eventSlug ?? null);
  }

  @Authorized<Permission>("payableTeams")
  @Query(() => [PayableTeam], {
    description:
      "Teams that money may be for: as a bank line suggests, or as a search finds them; at most 20.",
  })
  payableTeams(
    @Arg("eventSlug", () => String, {
      nullable: true,
      description: "The event; without one the current event.",
    })
    eventSlug: string | undefined,
    @Arg("search", () => String, {
      nullable: true,
      description: "Team, reference, person or transaction id.",
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

  @Authorized<Permission>("allocateLine")
  @Mutation(() => BankLinePayload, { description: "Gives money of a bank line to one team or several." })
  allocateLine(
    @Arg("input", () => AllocateLineInput, { description: "The line and the teams." })
    input: AllocateLineInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<BankLinePayload> {
    return this.allocations.allocate(requireCaller(caller), input);
  }

  @Authorized<Permission>("setLineAside")
  @Mutation(() => BankLinePayload, {
    description: "Sets what is left of a bank line aside, or takes it up again.",
  })
  setLineAside(
    @Arg("input", () => SetAsideLineInput, { description: "The line." }) input: SetAsideLineInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<BankLinePayload> {
    return this.allocations.setAside(requireCaller(caller), input);
  }

  @Authorized<Permission>("revertSurplus")
  @Mutation(() => SurplusPayload, { description: "Makes a surplus open money of its line again." })
  revertSurplus(
    @Arg("input", () => SurplusInput, { description: "The surplus." }) input: SurplusInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<SurplusPayload> {
    return this.surpluses.revert(requireCaller(caller), input);
  }
}
