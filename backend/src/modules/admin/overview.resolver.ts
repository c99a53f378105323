import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { Permission } from "../../kernel/contract/access.js";
import type { EventRecord } from "../events/contract/event-record.js";
import { OverviewArgs } from "./contract/overview.args.js";
import { OverviewService } from "./overview.service.js";
import { AdminOverview, EventFigures, OverviewGaps, OverviewWaiting } from "./overview.types.js";

/** What the parts of the overview are made from. */
interface OverviewSource extends AdminOverview {
  readonly event: EventRecord | null;
}

/** The admin area's first screen. Each part is a field, counted only when it is asked for. */
@Resolver(() => AdminOverview)
export class OverviewResolver {
  constructor(private readonly overview: OverviewService) {}

  @Authorized<Permission>("adminOverview")
  @Query(() => AdminOverview, { description: "What waits, and an event in figures." })
  async adminOverview(
    @Args(() => OverviewArgs) { eventSlug }: OverviewArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<OverviewSource> {
    const event = await this.overview.event(caller, eventSlug);
    return Object.assign(new AdminOverview(), { event, eventSlug: event?.slug ?? null });
  }

  @FieldResolver(() => OverviewWaiting, { description: "What waits for somebody, over all events." })
  waiting(@Ctx() { caller }: RequestContext): Promise<OverviewWaiting> {
    return this.overview.waiting(caller);
  }

  @FieldResolver(() => OverviewGaps, {
    nullable: true,
    description: "What the event's teams lack; null for who may not read the list of teams.",
  })
  gaps(@Root() { event }: OverviewSource, @Ctx() { caller }: RequestContext): Promise<OverviewGaps | null> {
    return this.overview.gaps(caller, event);
  }

  @FieldResolver(() => EventFigures, {
    nullable: true,
    description: "The event in figures; null between events.",
  })
  figures(@Root() { event }: OverviewSource): Promise<EventFigures | null> {
    return this.overview.figures(event);
  }
}
