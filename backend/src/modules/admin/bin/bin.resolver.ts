import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { DeleteManyInput, DeletionsPayload } from "../../../kernel/contract/deletions.js";
import { BinService } from "./bin.service.js";
import { BinEntryView, RestorationsPayload } from "./bin.types.js";
import { RestoreInput } from "../contract/restore.input.js";

@Resolver()
export class BinResolver {
  constructor(private readonly bin: BinService) {}

  @Query(() => [BinEntryView], {
    description: "The accounts and teams that admins deleted in the last 30 days, the newest first.",
  })
  binEntries(@Ctx() { caller }: RequestContext): Promise<BinEntryView[]> {
    return this.bin.list(caller);
  }

  @Mutation(() => RestorationsPayload, {
    description: "Restores accounts and teams from the bin. A blocked entry does not stop the others.",
  })
  restoreFromBin(
    @Arg("input", () => RestoreInput, { description: "The entries." }) input: RestoreInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RestorationsPayload> {
    return this.bin.restore(caller, input);
  }

  @Mutation(() => DeletionsPayload, { description: "Deletes entries of the bin for good." })
  deleteFromBin(
    @Arg("input", () => DeleteManyInput, { description: "The entries." }) { ids }: DeleteManyInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<DeletionsPayload> {
    return this.bin.deleteForGood(caller, ids);
  }
}
