import { Arg, Authorized, Ctx, ID, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { TeamCalendar, TeamCalendarService } from "./team-calendar.service.js";

@Resolver()
export class TeamCalendarResolver {
  constructor(private readonly calendars: TeamCalendarService) {}

  @Authorized()
  @Query(() => TeamCalendar, { description: "The caller's own calendar of their team." })
  teamCalendar(
    @Arg("teamId", () => ID, { description: "The team." }) teamId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamCalendar> {
    return this.calendars.calendarOf(requireCaller(caller), teamId);
  }
}
