import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { Role } from "../../kernel/contract/roles.js";
import { SetRankingsInput } from "./contract/set-rankings.input.js";
import { RankingService } from "./ranking.service.js";
import { SetRankingsPayload } from "./ranking.types.js";

/** GraphQL operations on rankings. */
@Resolver()
export class RankingResolver {
  constructor(private readonly rankings: RankingService) {}

  @Authorized(Role.Superadmin)
  @Mutation(() => SetRankingsPayload, {
    description: "Sets the rankings of many teams of an event at once, all of them or none.",
  })
  setRankings(
    @Arg("input", () => SetRankingsInput, { description: "The teams with their places." })
    input: SetRankingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<SetRankingsPayload> {
    return this.rankings.set(caller, input);
  }
}
