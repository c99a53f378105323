import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { CheckHandleProofInput, StartHandleProofInput } from "./contract/handle-proof.input.js";
import { HandleProofService } from "./handle-proof.service.js";
import { HandleProofPayload, HandleProofView } from "./handle-proof.types.js";

/** GraphQL operations that prove a Codeforces handle. */
@Resolver()
export class HandleProofResolver {
  constructor(private readonly proofs: HandleProofService) {}

  @Authorized()
  @Query(() => HandleProofView, {
    description: "Whether the caller's handle is proved, and what they have begun.",
  })
  handleProof(@Ctx() { caller }: RequestContext): Promise<HandleProofView> {
    return this.proofs.state(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => HandleProofPayload, {
    description: "Begins to prove a handle, which need not be the account's yet; ends what was begun before.",
  })
  startHandleProof(
    @Arg("input", () => StartHandleProofInput, { description: "The handle." }) input: StartHandleProofInput,
    @Ctx() context: RequestContext,
  ): Promise<HandleProofPayload> {
    return this.proofs.start(context, input);
  }

  @Authorized()
  @Mutation(() => HandleProofPayload, {
    description: "Asks Codeforces whether the handle is proved; then it is the account's, and its teams'.",
  })
  checkHandleProof(
    @Arg("input", () => CheckHandleProofInput, { description: "Where to look." })
    input: CheckHandleProofInput,
    @Ctx() context: RequestContext,
  ): Promise<HandleProofPayload> {
    return this.proofs.check(context, input);
  }
}
