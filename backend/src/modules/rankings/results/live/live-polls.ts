import { BULK, type Database } from "../../../../kernel/db/database.js";
import { type Lease, tryLease } from "../../../../kernel/db/leases.js";
import { againAfterDeletion } from "../../../../kernel/db/unique-key.js";
import { DomainError } from "../../../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../../../kernel/pubsub/topic.js";
import type { Contest, ContestStandingsService } from "../../../codeforces/contest-standings.service.js";
import type { HandleService } from "../../../teams/members/handle.service.js";
import type { ContestKeySeal } from "../../contest/contest-key-seal.js";
import type { ContestSourceRepository } from "../../contest/contest.repository.js";
import { isDue, LIVE_EVERY_MS } from "../../contract/live-board.js";
import { TeamFinder } from "../../import/team-finder.js";
import type { RankingDraftRepository } from "../../ranking-draft.repository.js";
import type { LiveBoard } from "./live-board.entity.js";
import type { LiveBoardRepository, LiveStanding } from "./live-board.repository.js";

interface PollParts {
  readonly db: Database;
  readonly boards: LiveBoardRepository;
  readonly contests: Pick<ContestStandingsService, "fetch" | "isOn">;
  readonly sources: ContestSourceRepository;
  readonly keys: ContestKeySeal;
  readonly drafts: RankingDraftRepository;
  readonly handles: HandleService;
}

/**
 * Fetches the standings of running contests from Codeforces. One server fetches for all servers, however many readers
 * there are.
 */
export class LivePolls {
  readonly name = "live standings";

  constructor(
    private readonly parts: PollParts,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Fetches every board that is due, unless another server is fetching or has just fetched. */
  async run(): Promise<void> {
    const { contests, boards, db } = this.parts;
    if (!contests.isOn || (await boards.running()).length === 0) return;
    await tryLease(db, this.name, (lease) => this.pollAll(lease), { restMs: LIVE_EVERY_MS });
  }

  /** Fetches the due boards one after the other. A failed fetch does not stop the others. */
  async pollAll(lease: Pick<Lease, "requireHeld">): Promise<void> {
    for (const board of await this.parts.boards.running()) {
      lease.requireHeld();
      if (isDue(board, this.now())) await this.#poll(board);
    }
  }

  async #poll(board: LiveBoard): Promise<void> {
    const { db, boards, contests } = this.parts;
    let contest: Contest;
    try {
      contest = await contests.fetch(board.contestId, await this.#keyOf(board));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await db.inTransaction((tx) => boards.noteFailure(tx, board, error.code));
      return;
    }
    // The clock is read after the reply has arrived, because the standings may be as recent as the reply. With
    // an earlier time, places from after the start of the freeze could become public.
    const at = this.now();
    await againAfterDeletion(async () => {
      const places = await this.#placesOf(board, contest);
      await db.inTransaction(async (tx) => {
        if (await boards.take(tx, board, { at, phase: contest.phase, places }))
          announce(tx, { topic: Topic.results, id: board.eventId });
      }, BULK);
    });
  }

  /** Returns the key that organisers entered for this contest, or null. */
  async #keyOf({ eventId, contestId }: LiveBoard) {
    const source = await this.parts.sources.find(eventId);
    return source?.contestId === contestId ? this.parts.keys.open(source.sealedKey) : null;
  }

  /**
   * Returns each team's place. Matches only by handles, because any stranger can use a team's name on Codeforces and
   * these places become public without a check.
   */
  async #placesOf({ eventId }: LiveBoard, { rows }: Contest): Promise<ReadonlyMap<string, LiveStanding>> {
    const { drafts, handles } = this.parts;
    const [teams, known] = await Promise.all([drafts.standings(eventId), handles.ofEvent(eventId)]);
    const finder = new TeamFinder(teams, known);
    const places = new Map<string, LiveStanding>();
    for (const row of rows) {
      const { team } = finder.matchWho({ names: [], handles: row.handles, isOutside: row.isOutside });
      const { rank: place, solved, points, penalty } = row;
      if (team && !row.isOutside && !places.has(team.id))
        places.set(team.id, { place, solved, points, penalty });
    }
    return places;
  }
}
