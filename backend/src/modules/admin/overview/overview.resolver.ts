import { Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { OverviewArgs } from "../contract/overview.args.js";
import { OverviewService, type OverviewSource } from "./overview.service.js";
import {
  AdminOverview,
  EventFigures,
  OverviewBackup,
  OverviewGaps,
  OverviewWaiting,
} from "./overview.types.js";

/**
 * Resolves the admin area's first screen. Each part is a separate field, which is counted only if the query requests
 * it.
 */
@Resolver(() => AdminOverview)
export class OverviewResolver {
  constructor(private readonly overview: OverviewService) {}

  @Query(() => AdminOverview, { description: "The open tasks, and an event in figures." })
  async adminOverview(
    @Args(() => OverviewArgs) { eventSlug }: OverviewArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<AdminOverview & OverviewSource> {
    const source = await this.overview.source(caller, eventSlug);
    return Object.assign(new AdminOverview(), source, { eventSlug: source.subject?.event.slug ?? null });
  }

  @FieldResolver(() => OverviewWaiting, { description: "The open tasks of all events." })
  waiting(@Ctx() { caller }: RequestContext): Promise<OverviewWaiting> {
    return this.overview.waiting(caller);
  }

  @FieldResolver(() => OverviewGaps, {
    nullable: true,
    description: "The gaps of the event's teams, or null for callers without the right to the list of teams.",
  })
  gaps(@Root() source: OverviewSource, @Ctx() { caller }: RequestContext): Promise<OverviewGaps | null> {
    return this.overview.gaps(caller, source);
  }

  @FieldResolver(() => OverviewBackup, {
    nullable: true,
    description: "The newest backup. For Superadmins only, otherwise null.",
  })
  backup(@Ctx() { caller }: RequestContext): Promise<OverviewBackup | null> {
    return this.overview.backup(caller);
  }

  @FieldResolver(() => EventFigures, {
    nullable: true,
    description: "The event in figures, or null between events.",
  })
  figures(@Root() source: OverviewSource): Promise<EventFigures | null> {
    return this.overview.figures(source);
  }
}
