import { createHash } from "node:crypto";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { EventRecord } from "../events/contract/event-record.js";
import { isEventOver } from "../events/contract/event-state.js";
import type { EventService } from "../events/event.service.js";
import type { PlacePublisher } from "../teams/places/place-publisher.service.js";
import type { TeamService } from "../teams/team.service.js";
import type { HandleService } from "../teams/members/handle.service.js";
import type { RankingPreviewArgs } from "./contract/ranking.args.js";
import { previewRanking } from "./import/preview-ranking.js";
import type { RankingPreview } from "./import/ranking-preview.types.js";
import { revertOf } from "./ranking-changes.js";
import type { RankingDraftRepository } from "./ranking-draft.repository.js";
import type { RankingPublicationRepository } from "./ranking-publication.repository.js";
import type { Standing } from "./ranking-standings.sql.js";
import type { RankingBoard, RankingBoardPayload, RankingPublicationDetails } from "./ranking.types.js";

/**
 * Returns a hash of an event's places and drafted places. Ignores teams with neither, so that a new registration does
 * not make a save stale.
 */
export function boardVersionOf(standings: readonly Standing[]): string {
  const hash = createHash("sha256");
  const placed = standings.filter(({ ranking, draft }) => ranking !== null || draft !== null);
  for (const { id, ranking, draft } of [...placed].sort((a, b) => (a.id < b.id ? -1 : 1)))
    hash.update(JSON.stringify([id, ranking, draft]));
  return hash.digest("hex").slice(0, 32);
}

/** Reads rankings for the admin area. */
export class RankingBoardService {
  constructor(
    private readonly drafts: RankingDraftRepository,
    private readonly publications: RankingPublicationRepository,
    private readonly events: EventService,
    private readonly handles: HandleService,
    private readonly teams: TeamService,
    private readonly places: PlacePublisher,
  ) {}

  /**
   * Returns the event with this slug, or the current event.
   * @throws DomainError EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  event(eventSlug: string | null | undefined): Promise<EventRecord> {
    return this.events.requireNamed(eventSlug);
  }

  /**
   * Returns an event's ranking as published, as drafted, and as it was before the latest publication.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async board(caller: Caller | null, eventSlug: string | null | undefined): Promise<RankingBoard> {
    requirePermission(caller, "rankingBoard");
    return this.#board(await this.event(eventSlug));
  }

  /** Returns the payload after a change: the board, and the teams with the given ids. */
  async reply(
    event: EventRecord,
    message: string,
    ids: readonly string[] = [],
  ): Promise<RankingBoardPayload> {
    const board = await this.#board(event);
    const named = new Set(ids);
    return { message, board, teams: board.teams.filter(({ id }) => named.has(id)) };
  }

  /**
   * Returns the current version of an event's places and draft.
   * @throws DomainError FORBIDDEN.
   */
  async version(caller: Caller | null, eventId: string): Promise<string> {
    requirePermission(caller, "rankingBoardChanged");
    return boardVersionOf(await this.drafts.standings(eventId));
  }

  /**
   * Returns a publication with all of its teams.
   * @throws DomainError FORBIDDEN, PUBLICATION_NOT_FOUND.
   */
  async publication(caller: Caller | null, id: string): Promise<RankingPublicationDetails> {
    requirePermission(caller, "rankingPublication");
    const publication = await this.publications.find(id);
    if (!publication) throw new DomainError("PUBLICATION_NOT_FOUND");
    return { publication, places: await this.publications.places(id) };
  }

  /**
   * Compares a list with the draft. Stores nothing.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT; BAD_INPUT at `csv` if the text is not a ranking.
   */
  async preview(
    caller: Caller | null,
    { csv, columns, eventSlug }: RankingPreviewArgs,
  ): Promise<RankingPreview> {
    requirePermission(caller, "rankingPreview");
    const event = await this.event(eventSlug);
    const [standings, handles] = await Promise.all([
      this.drafts.standings(event.id),
      this.handles.ofEvent(event.id),
    ]);
    return previewRanking(csv, standings, handles, columns);
  }

  async #board(event: EventRecord): Promise<RankingBoard> {
    const [standings, saving, publications, qualified, offersPlaces] = await Promise.all([
      this.drafts.standings(event.id),
      this.drafts.saving(event.id),
      this.publications.newest(event.id),
      this.teams.qualified(event.id, event.qualifyingRank),
      this.places.isOffering(event.id),
    ]);
    const goOn = new Set(qualified.map(({ id }) => id));
    const [latest] = publications;
    const places = latest ? await this.publications.places(latest.id) : [];
    const before = new Map(places.map(({ teamId, previous }) => [teamId, previous]));
    return {
      ...saving,
      id: event.id,
      event: { ...event, fee: event.feePaise },
      version: boardVersionOf(standings),
      offersPlaces,
      isOver: isEventOver(event, new Date()),
      teams: standings.map((team) => ({
        ...team,
        before: before.get(team.id) ?? null,
        qualified: goOn.has(team.id),
      })),
      publications,
      undo: latest ? revertOf(latest, places, standings) : null,
    };
  }
}
