import { Authorized, Ctx, Resolver, Root, Subscription } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { Permission } from "../../kernel/contract/access.js";
import type { Change } from "../../kernel/pubsub/change-stream.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import { PaymentService } from "./payment.service.js";
import { ReportedPayment } from "./payment.types.js";

/** What can be followed of payments. */
@Resolver()
export class PaymentSubscriptionResolver {
  constructor(private readonly payments: PaymentService) {}

  @Authorized<Permission>("paymentQueueChanged")
  @Subscription(() => ReportedPayment, {
    nullable: true,
    topics: Topic.payment,
    description:
      "A payment that was reported, disputed or decided just now, as it stands. Null at the beginning, when a " +
      "payment was taken back whole, and whenever events may have been lost: then read the list again. Superadmin only.",
  })
  paymentQueueChanged(
    @Root() { id }: Change,
    @Ctx() { caller }: RequestContext,
  ): Promise<ReportedPayment | null> {
    return id === null ? Promise.resolve(null) : this.payments.followed(requireCaller(caller), id);
  }
}
