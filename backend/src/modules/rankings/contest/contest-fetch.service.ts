import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { ContestStandingsService } from "../../codeforces/contest-standings.service.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import type { HandleService } from "../../teams/members/handle.service.js";
import type { FetchStandingsInput } from "../contract/fetch-standings.input.js";
import type { RankingBoardService } from "../ranking-board.service.js";
import type { RankingDraftRepository } from "../ranking-draft.repository.js";
import type { ContestKeySeal } from "./contest-key-seal.js";
import { previewContest } from "./contest-preview.js";
import type { ContestSource } from "./contest.entity.js";
import type { ContestSourceRepository, FetchedPlaceRepository } from "./contest.repository.js";
import type { ContestSourceView, FetchStandingsPayload } from "./contest.types.js";

/**
 * Limits each user's fetches to one every ten seconds on average, far below Codeforces' limit of one call every two
 * seconds.
 */
const FETCHES = { name: "fetch-standings", points: 30, duration: 300 };

interface FetchParts {
  readonly db: Database;
  readonly boards: RankingBoardService;
  readonly drafts: RankingDraftRepository;
  readonly fetched: FetchedPlaceRepository;
  readonly sources: ContestSourceRepository;
  readonly contests: ContestStandingsService;
  readonly handles: HandleService;
  readonly limiter: RateLimiter;
  readonly keys: ContestKeySeal;
}

/**
 * Fetches standings from Codeforces and compares them with the draft, like a pasted list
 * (docs/adr/0024-ranking-drafts.md).
 */
export class ContestFetchService {
  constructor(private readonly parts: FetchParts) {}

  /**
   * Returns the contest from which an event's standings are fetched.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async source(caller: Caller | null, eventSlug: string | null | undefined): Promise<ContestSourceView> {
    requirePermission(caller, "contestSource");
    const event = await this.parts.boards.event(eventSlug);
    return this.#view(event, await this.parts.sources.find(event.id));
  }

  /**
   * Fetches standings and compares them with the draft, which stays unchanged. After a successful fetch, stores the
   * contest as the event's source.
   * @throws DomainError FORBIDDEN, RATE_LIMITED, EVENT_NOT_FOUND, NO_CURRENT_EVENT; BAD_INPUT for a key without a
   * secret or a secret without a key; and the errors of `ContestStandingsService.fetch`.
   */
  async fetch(caller: Caller | null, input: FetchStandingsInput): Promise<FetchStandingsPayload> {
    const actor = requirePermission(caller, "fetchStandings");
    const { boards, contests, limiter } = this.parts;
    const event = await boards.event(input.eventSlug);
    const key = await this.#keyOf(event.id, input);
    await limiter.consume([FETCHES, actor.userId]);
    const contest = await contests.fetch(input.contestId, key);
    const sealedKey = key && this.parts.keys.seal(key);
    const source = { eventId: event.id, contestId: contest.id, sealedKey, fetchedAt: new Date() };
    const { preview, others } = previewContest(contest, await this.#compared(event.id));
    await this.#save(actor, event, source, contest.phase);
    const { id, name, phase } = contest;
    return {
      message: ADMIN_SUCCESS.standingsFetched,
      contest: { id, name, phase, others },
      source: this.#view(event, source),
      preview,
    };
  }

  async #keyOf(eventId: string, { apiKey, apiSecret, forgetKey }: FetchStandingsInput) {
    if (apiKey && apiSecret) return { apiKey, apiSecret };
    if (apiKey || apiSecret) {
      const field = apiKey ? "apiSecret" : "apiKey";
      throw new DomainError("BAD_INPUT", { fields: { [field]: ADMIN_RULES.contestKey } });
    }
    if (forgetKey === true) return null;
    return this.parts.keys.open((await this.parts.sources.find(eventId))?.sealedKey ?? null);
  }

  async #compared(eventId: string) {
    const { drafts, handles, fetched } = this.parts;
    const [standings, ofTeams, byTeam] = await Promise.all([
      drafts.standings(eventId),
      handles.ofEvent(eventId),
      fetched.byTeam(eventId),
    ]);
    return { standings, handles: ofTeams, fetched: byTeam };
  }

  async #save(actor: Caller, event: EventRecord, source: ContestSource, phase: string): Promise<void> {
    await this.parts.db.inTransaction(async (tx) => {
      await this.parts.drafts.lock(tx, event.id);
      await this.parts.sources.save(tx, source);
      const target = { targetType: "event", targetId: event.id, targetName: event.title };
      const details = { contestId: source.contestId, phase };
      await recordAudit(tx, { actor, action: "rankings.fetch", ...target, details });
    });
  }

  #view({ id }: EventRecord, source: ContestSource | null): ContestSourceView {
    return {
      id,
      isAvailable: this.parts.contests.isOn,
      contestId: source?.contestId ?? null,
      hasKey: this.parts.keys.open(source?.sealedKey ?? null) !== null,
      fetchedAt: source?.fetchedAt ?? null,
    };
  }
}
