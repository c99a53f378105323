import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { HandleAnswer, HandleLookUp } from "../../codeforces/handle-look-up.service.js";
import type { HandleService } from "../../teams/members/handle.service.js";
import type { RankingBoardService } from "../ranking-board.service.js";
import type { RankingDraftRepository } from "../ranking-draft.repository.js";
import type { EventHandle } from "./contest.types.js";

const CHECKS = { name: "check-handles", points: 20, duration: 300 };

/** Checks all handles of an event's teams together, before the contest. */
export class EventHandlesService {
  constructor(
    private readonly boards: RankingBoardService,
    private readonly drafts: RankingDraftRepository,
    private readonly handles: HandleService,
    private readonly codeforces: Pick<HandleLookUp, "findAll">,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Returns Codeforces' answer about each handle of an event's people, sorted by team. Handles for which no answer came
   * in time are first in the next check.
   * @throws DomainError FORBIDDEN, RATE_LIMITED, EVENT_NOT_FOUND, NO_CURRENT_EVENT, CODEFORCES_OFF.
   */
  async check(caller: Caller | null, eventSlug: string | null | undefined): Promise<EventHandle[]> {
    const actor = requirePermission(caller, "eventHandles");
    const event = await this.boards.event(eventSlug);
    await this.limiter.consume([CHECKS, actor.userId]);
    const [teams, people] = await Promise.all([
      this.drafts.standings(event.id),
      this.handles.ofEvent(event.id),
    ]);
    const names = new Map(teams.map(({ id, name }) => [id, name]));
    const answers = await this.codeforces.findAll(people.map(({ handle }) => handle));
    return people
      .map(({ teamId, handle }, at) => ({
        teamId,
        teamName: names.get(teamId) ?? "",
        handle,
        ...answerOf(handle, answers[at]),
      }))
      .toSorted((a, b) => a.teamName.localeCompare(b.teamName));
  }
}

function answerOf(handle: string, answer: HandleAnswer | undefined) {
  if (answer?.outcome === "off") throw new DomainError("CODEFORCES_OFF");
  if (answer?.outcome !== "found")
    return { outcome: answer?.outcome ?? "silent", spelling: null, rating: null };
  const { handle: spelling, rating } = answer;
  return { outcome: spelling === handle ? ("found" as const) : ("renamed" as const), spelling, rating };
}
