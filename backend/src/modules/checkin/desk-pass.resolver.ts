import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { RenewPassInput } from "./contract/check-in.inputs.js";
import { DeskPassService } from "./desk-pass.service.js";
import { DeskPass, DeskPassPayload, OpenedPass } from "./pass.types.js";

@Resolver()
export class DeskPassResolver {
  constructor(private readonly passes: DeskPassService) {}

  @Query(() => OpenedPass, {
    nullable: true,
    description: "The public page of a pass, or null for an invalid token.",
  })
  deskPass(
    @Arg("token", () => String, { description: "The part of the page's address after the #." }) token: string,
    @Ctx() { address }: RequestContext,
  ): Promise<OpenedPass | null> {
    return this.passes.opened(token, address);
  }

  @Authorized()
  @Query(() => [DeskPass], {
    description: "The caller's pass. For the team's leader, also the passes of people without an account.",
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
      "Replaces a pass: the caller's own or, for the leader, the pass of a person without an account.",
  })
  renewPass(
    @Arg("input", () => RenewPassInput, { description: "The pass to replace." }) input: RenewPassInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<DeskPassPayload> {
    return this.passes.renew(requireCaller(caller), input);
  }
}
