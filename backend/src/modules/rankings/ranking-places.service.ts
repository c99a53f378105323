import type { Caller } from "../../kernel/auth/caller.js";
import { requirePermission } from "../../kernel/auth/caller.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { PlaceBoardService } from "../teams/places/place-board.service.js";
import type { PlaceStepKind } from "../teams/places/contract/place-settings.input.js";
import type { PlaceAct } from "../teams/places/place-publisher.service.js";
import type { PlacePlanView } from "../teams/places/contract/place-plan.types.js";
import type { RankingBoardService } from "./ranking-board.service.js";
import { revertOf } from "./ranking-changes.js";
import type { RankingDraftRepository } from "./ranking-draft.repository.js";
import type { RankingPublicationRepository } from "./ranking-publication.repository.js";

/** Computes how a step, such as publishing or reverting a ranking, affects offered places. */
export class RankingPlacesService {
  constructor(
    private readonly boards: RankingBoardService,
    private readonly drafts: RankingDraftRepository,
    private readonly publications: RankingPublicationRepository,
    private readonly places: PlaceBoardService,
  ) {}

  /**
   * Returns the effect that a step, such as publishing a ranking, would have on places. Returns null if the event
   * offers no places.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT; RANKING_NOTHING if there is nothing to revert.
   */
  async plan(
    caller: Caller | null,
    eventSlug: string | null | undefined,
    step: PlaceStepKind,
  ): Promise<PlacePlanView | null> {
    requirePermission(caller, "placePlan");
    return this.places.plan(caller, eventSlug, await this.#act(eventSlug, step));
  }

  async #act(eventSlug: string | null | undefined, kind: PlaceStepKind): Promise<PlaceAct> {
    if (kind === "offer" || kind === "moveUp" || kind === "undo") return { kind };
    const event = await this.boards.event(eventSlug);
    const standings = await this.drafts.standings(event.id);
    if (kind === "publish") return { kind, ranks: new Map(standings.map(({ id, draft }) => [id, draft])) };
    const [latest] = await this.publications.newest(event.id, 1);
    if (!latest) throw new DomainError("RANKING_NOTHING");
    const { changes } = revertOf(latest, await this.publications.places(latest.id), standings);
    const ranks = new Map(standings.map(({ id, ranking }) => [id, ranking]));
    for (const { teamId, rank } of changes) ranks.set(teamId, rank);
    return { kind, undoes: latest.number, ranks };
  }
}
