import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { ReceiptService } from "./receipt.service.js";
import { ReceiptView } from "./receipt.types.js";

@Resolver()
export class ReceiptResolver {
  constructor(private readonly receipts: ReceiptService) {}

  @Authorized()
  @Query(() => ReceiptView, {
    description: "A receipt, for the people of its team and for callers who may open its payment.",
  })
  receipt(
    @Arg("number", () => Int, { description: "The receipt's number." }) number: number,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReceiptView> {
    return this.receipts.byNumber(requireCaller(caller), number);
  }
}
