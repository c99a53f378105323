import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { RenewPassInput } from "./contract/check-in.inputs.js";
import { DeskPassService } from "./desk-pass.service.js";
import { DeskPass, DeskPassPayload, OpenedPass } from "./pass.types.js";

/** GraphQL operations on the passes that people show at the desk. */
@Resolver()
export class DeskPassResolver {
  constructor(private readonly passes: DeskPassService) {}

  @Query(() => OpenedPass, {
    nullable: true,
    description: "What a pass says on its page; null for a token that is no pass (any more).",
  })
  deskPass(
    @Arg("token", () => String, { description: "What the page's address has behind the #." }) token: string,
    @Ctx() { address }: RequestContext,
  ): Promise<OpenedPass | null> {
    return this.passes.opened(token, address);
  }

  @Authorized()
  @Query(() => [DeskPass], {
    description: "The caller's pass; for the team's leader also those of people without an account.",
  })
  teamPasses(
    @Arg("teamId", () => ID, { description: "The team." }) teamId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<DeskPass[]> {
    return this.passes.ofTeam(requireCaller(caller), teamId);
  }

  @Authorized()
  @Mutation(() => DeskPassPayload, {
    description:
      "Replaces a pass with another: one's own, or, as the leader, that of a person without an account.",
  })
  renewPass(
    @Arg("input", () => RenewPassInput, { description: "Whose." }) input: RenewPassInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<DeskPassPayload> {
    return this.passes.renew(requireCaller(caller), input);
  }
}
