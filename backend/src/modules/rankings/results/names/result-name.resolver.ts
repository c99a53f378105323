import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../../kernel/auth/request-context.js";
import { ResultNameInput } from "../../contract/results.args.js";
import type { ResultNameService } from "./result-name.service.js";

@Resolver()
export class ResultNameResolver {
  constructor(private readonly names: ResultNameService) {}

  @Authorized()
  @Query(() => Boolean, { description: "Whether the caller agreed to be named in results." })
  nameInResults(@Ctx() { caller }: RequestContext): Promise<boolean> {
    return this.names.isNamed(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      "Gives or withdraws the caller's agreement to be named in results, and returns the new state.",
  })
  setNameInResults(
    @Arg("input", () => ResultNameInput, { description: "Whether the caller agrees." })
    { on }: ResultNameInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<boolean> {
    return this.names.setNamed(requireCaller(caller), on);
  }
}
