import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { LedgerRow, PaymentFigures } from "./book.types.js";
import { LedgerService } from "./ledger.service.js";
import { PaymentFiguresService } from "./payment-figures.service.js";

const EVENT = { nullable: true, description: "The event. The default is the current event." } as const;

@Resolver()
export class BookResolver {
  constructor(
    private readonly figures: PaymentFiguresService,
    private readonly ledgers: LedgerService,
  ) {}

  @Query(() => PaymentFigures, {
    description: "An event's money in figures, and the teams whose fee is due.",
  })
  paymentFigures(
    @Arg("eventSlug", () => String, EVENT) eventSlug: string | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<PaymentFigures> {
    return this.figures.of(caller, eventSlug ?? null);
  }

  @Query(() => [LedgerRow], {
    description: "Every movement of an event's money by day, with running totals.",
  })
  ledger(
    @Arg("eventSlug", () => String, EVENT) eventSlug: string | undefined,
    @Ctx() { caller }: RequestContext,
  ): Promise<LedgerRow[]> {
    return this.ledgers.of(caller, eventSlug ?? null);
  }
}
