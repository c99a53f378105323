import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { CheckHandleProofInput, StartHandleProofInput } from "./contract/handle-proof.input.js";
import { HandleProofService } from "./handle-proof.service.js";
import { HandleProofPayload, HandleProofView } from "./handle-proof.types.js";

@Resolver()
export class HandleProofResolver {
  constructor(private readonly proofs: HandleProofService) {}

  @Authorized()
  @Query(() => HandleProofView, {
    description: "The proof of the caller's handle, and an open challenge.",
  })
  handleProof(@Ctx() { caller }: RequestContext): Promise<HandleProofView> {
    return this.proofs.state(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => HandleProofPayload, {
    description:
      "Starts a proof of a handle and ends an earlier one. The handle can differ from the account's handle.",
  })
  startHandleProof(
    @Arg("input", () => StartHandleProofInput, { description: "The handle." }) input: StartHandleProofInput,
    @Ctx() context: RequestContext,
  ): Promise<HandleProofPayload> {
    return this.proofs.start(context, input);
  }

  @Authorized()
  @Mutation(() => HandleProofPayload, {
    description:
      "Checks the proof on Codeforces. A proved handle becomes the handle of the account and its teams.",
  })
  checkHandleProof(
    @Arg("input", () => CheckHandleProofInput, { description: "The method to check." })
    input: CheckHandleProofInput,
    @Ctx() context: RequestContext,
  ): Promise<HandleProofPayload> {
    return this.proofs.check(context, input);
  }
}
