import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { AuditAction } from "../../kernel/contract/audit-labels.js";
import { ERRORS } from "../../kernel/contract/catalogue.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { BULK, type Database, type Tx } from "../../kernel/db/database.js";
import { againAfterDeletion } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import { requireVersion } from "../../kernel/errors/require-version.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { DraftPlaceInput, DraftRankingsInput } from "./contract/draft-rankings.input.js";
import { versionOfPlace } from "./contract/place-version.js";
import type { RankingStepInput, UndoRankingsInput } from "./contract/ranking-step.input.js";
import type { FetchedPlaceRepository } from "./contest/contest.repository.js";
import { boardVersionOf, type RankingBoardService } from "./ranking-board.service.js";
import { changesTo, revertOf } from "./ranking-changes.js";
import type { RankingDraftRepository } from "./ranking-draft.repository.js";
import type { RankingPublicationRepository } from "./ranking-publication.repository.js";
import { listed, type RankingPublisher } from "./ranking-publisher.js";
import type { Standing } from "./ranking-standings.sql.js";
import type { RankingBoardPayload, RankingChange } from "./ranking.types.js";

/** Changes ranking drafts, which teams see only after publication (docs/adr/0024-ranking-drafts.md). */
export class RankingDraftService {
  constructor(
    private readonly db: Database,
    private readonly drafts: RankingDraftRepository,
    private readonly publications: RankingPublicationRepository,
    private readonly publisher: RankingPublisher,
    private readonly boards: RankingBoardService,
    private readonly fetched: FetchedPlaceRepository,
  ) {}

  /**
   * Writes places into the draft, all or nothing.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, TEAM_NOT_FOUND; BAD_INPUT for a team that appears
   * twice; VERSION_CHANGED if a place has changed since it was shown.
   */
  async change(caller: Caller | null, input: DraftRankingsInput): Promise<RankingBoardPayload> {
    const actor = requirePermission(caller, "draftRankings");
    const event = await this.boards.event(input.eventSlug);
    await againAfterDeletion(() =>
      this.db.inTransaction((tx) => this.#change(tx, actor, event, input), BULK),
    );
    const ids = input.places.map(({ teamId }) => teamId);
    return this.boards.reply(event, ADMIN_SUCCESS.draftSaved, ids);
  }

  /**
   * Publishes the draft that the user saw, and stores the previous ranking.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, VERSION_CHANGED, RANKING_NOTHING, CONFLICT.
   */
  async publish(caller: Caller | null, input: RankingStepInput): Promise<RankingBoardPayload> {
    const actor = requirePermission(caller, "publishRankings");
    return this.#step(input, ADMIN_SUCCESS.rankingsPublished, async (tx, event, standings) => {
      requireSame(standings, input);
      const changes = changesTo(standings, ({ draft }) => draft);
      if (changes.length === 0) throw new DomainError("RANKING_NOTHING");
      const { plan: places } = input;
      await this.publisher.publish(tx, actor, { event, kind: "draft", standings, changes, places });
      await this.drafts.clear(tx, event.id);
    });
  }

  /**
   * Restores the ranking from before the latest publication. The draft stays.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, VERSION_CHANGED, CONFLICT; RANKING_NOT_LATEST if
   * another ranking has been published since.
   */
  async revert(caller: Caller | null, input: UndoRankingsInput): Promise<RankingBoardPayload> {
    const actor = requirePermission(caller, "undoRankings");
    return this.#step(input, ADMIN_SUCCESS.rankingsReverted, async (tx, event, standings) => {
      const [latest] = await this.publications.newest(event.id, 1);
      if (latest?.id !== input.publicationId) throw new DomainError("RANKING_NOT_LATEST");
      requireSame(standings, input);
      const ranks = await this.publications.places(latest.id);
      const { changes } = revertOf(latest, ranks, standings);
      // Clears the fetched places, so that restored places do not count as edited by hand.
      await this.fetched.clear(tx, event.id);
      const details = { undoes: latest.number };
      const revert = { event, kind: "undo", standings, changes, places: input.plan } as const;
      await this.publisher.publish(tx, actor, { ...revert, details, ...details });
    });
  }

  /**
   * Discards the draft that the user saw.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, VERSION_CHANGED.
   */
  async discard(caller: Caller | null, input: RankingStepInput): Promise<RankingBoardPayload> {
    const actor = requirePermission(caller, "discardRankingDraft");
    return this.#step(input, ADMIN_SUCCESS.draftDiscarded, async (tx, event, standings) => {
      requireSame(standings, input);
      const changes = changesTo(standings, ({ draft }) => draft);
      await this.drafts.clear(tx, event.id);
      await this.fetched.clear(tx, event.id);
      await this.#notify(tx, actor, event, "rankings.discard", changes);
    });
  }

  /** Runs a step in a transaction that holds the locks on the event's board and places. */
  async #step(
    input: RankingStepInput,
    message: string,
    act: (tx: Tx, event: EventRecord, standings: Standing[]) => Promise<void>,
  ): Promise<RankingBoardPayload> {
    const event = await this.boards.event(input.eventSlug);
    await this.db.inTransaction(async (tx) => {
      await this.drafts.lock(tx, event.id);
      await this.publisher.lockPlaces(tx, event.id);
      const standings = await this.drafts.standings(event.id);
      await act(tx, event, standings);
    }, BULK);
    return this.boards.reply(event, message);
  }

  async #change(
    tx: Tx,
    actor: Caller,
    event: EventRecord,
    { places, isFetched }: DraftRankingsInput,
  ): Promise<void> {
    await this.drafts.lock(tx, event.id);
    const standings = await this.drafts.standings(event.id);
    const rows = rowsOf(places, standings);
    for (const { team, version } of rows) requireVersion(version, versionOfPlace(team.draft));
    const differing = rows
      .filter(({ team, rank }) => team.ranking !== rank)
      .map(({ team, rank }) => ({ teamId: team.id, place: rank }));
    const ids = rows.map(({ team }) => team.id);
    await this.drafts.write(tx, event.id, ids, differing);
    if (isFetched === true) await this.fetched.write(tx, event.id, places);
    const changes = rows
      .filter(({ team, rank }) => rank !== team.draft)
      .map(({ team, rank }) => ({ teamId: team.id, teamName: team.name, previous: team.draft, rank }));
    if (changes.length === 0) return;
    await this.drafts.sign(tx, event.id, actor.name, new Date());
    await this.#notify(tx, actor, event, "rankings.draft", changes);
  }

  async #notify(
    tx: Tx,
    actor: Caller,
    event: EventRecord,
    action: AuditAction,
    changes: readonly RankingChange[],
  ): Promise<void> {
    announce(tx, { topic: Topic.ranking, id: event.id });
    const target = { targetType: "event", targetId: event.id, targetName: event.title };
    const details = { changed: changes.length, teams: listed(changes) };
    await recordAudit(tx, { actor, action, ...target, details });
  }
}

/** @throws DomainError VERSION_CHANGED if the places or the draft have changed since the user saw them. */
function requireSame(standings: readonly Standing[], { version }: RankingStepInput): void {
  requireVersion(version, boardVersionOf(standings));
}

interface DraftRow extends Pick<DraftPlaceInput, "rank" | "version"> {
  readonly team: Standing;
}

/**
 * Returns the places with their teams.
 * @throws DomainError TEAM_NOT_FOUND; BAD_INPUT for a team that appears twice.
 */
function rowsOf(places: readonly DraftPlaceInput[], standings: readonly Standing[]): DraftRow[] {
  const unplaced = new Map(standings.map((team) => [team.id, team]));
  const known = new Set(unplaced.keys());
  return places.map(({ teamId, rank, version }, index) => {
    const team = unplaced.get(teamId);
    unplaced.delete(teamId);
    if (team) return { team, rank, version };
    const field = `places.${String(index)}.teamId`;
    if (known.has(teamId))
      throw new DomainError("BAD_INPUT", { fields: { [field]: ADMIN_RULES.rankingTwice } });
    throw new DomainError("TEAM_NOT_FOUND", { fields: { [field]: ERRORS.TEAM_NOT_FOUND.message } });
  });
}
