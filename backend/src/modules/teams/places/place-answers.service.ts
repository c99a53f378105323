import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { TeamIdInput } from "../contract/team.inputs.js";
import { isLeader } from "../contract/team.policy.js";
import { actorOf, readerOf, showTeam } from "../reads/team-visibility.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";

import type { TeamPayload } from "../team.types.js";
import { mayAcceptByPress, mayDecline, stateAt } from "../contract/place-state.js";
import type { PlaceSteps } from "./place-steps.js";
import type { PlaceRepository } from "./place.repository.js";

/** Maximum number of attempts. An attempt fails if the place changes concurrently. */
const MAX_ATTEMPTS = 3;

type Answer = "accepted" | "declined";

/**
 * Lets a team's leader accept or decline an offered place. A place with a fee is accepted by reporting the payment
 * instead.
 */
export class PlaceAnswersService {
  constructor(
    private readonly db: Database,
    private readonly places: PlaceRepository,
    private readonly steps: PlaceSteps,
    private readonly reads: TeamReadRepository,
  ) {}

  /**
   * Accepts a place in an event without a fee. A repeated answer gets the same reply.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, PLACE_NOT_OFFERED, PLACE_NEEDS_PAYMENT.
   */
  accept(caller: Caller, input: TeamIdInput, at = new Date()): Promise<TeamPayload> {
    return this.#answer(caller, input, "accepted", at);
  }

  /**
   * Gives the place up, so that the next team can move up. A repeated answer gets the same reply.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, PLACE_NOT_OFFERED, PLACE_PAID.
   */
  decline(caller: Caller, input: TeamIdInput, at = new Date()): Promise<TeamPayload> {
    return this.#answer(caller, input, "declined", at);
  }

  async #answer(caller: Caller, { teamId }: TeamIdInput, answer: Answer, at: Date): Promise<TeamPayload> {
    for (let attempt = 1; !(await this.#isTaken(caller, teamId, answer, at)); attempt++)
      if (attempt === MAX_ATTEMPTS) throw new DomainError("PLACE_NOT_OFFERED");
    const team = await this.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    const message = answer === "accepted" ? SUCCESS.placeAccepted : SUCCESS.placeDeclined;
    return { message, team: showTeam(team, readerOf(caller)), session: null };
  }

  /**
   * Stores the answer as the place's new state, unless the place already has this state. Returns false if the answer
   * was not stored, because the place changed concurrently.
   */
  #isTaken(caller: Caller, teamId: string, answer: Answer, at: Date): Promise<boolean> {
    return this.db.inTransaction(async (tx) => {
      const team = await this.reads.byId(teamId);
      if (!team) throw new DomainError("TEAM_NOT_FOUND");
      if (!isLeader(team, actorOf(caller))) throw new DomainError("NOT_LEADER");
      const [place] = await this.places.ofTeams([teamId]);
      if (place?.state === answer) return true;
      const state = place ? stateAt(place, at) : "withdrawn";
      const { fee } = team.event;
      if (answer === "accepted" && state === "offered" && !mayAcceptByPress(state, { fee }))
        throw new DomainError("PLACE_NEEDS_PAYMENT");
      if (answer === "declined" && state === "accepted" && !mayDecline(state, { fee }))
        throw new DomainError("PLACE_PAID");
      const may = answer === "accepted" ? mayAcceptByPress : mayDecline;
      if (!place || !may(state, { fee })) throw new DomainError("PLACE_NOT_OFFERED");
      const after = { state: answer, deadline: place.deadline };
      const change = { teamId, eventId: place.eventId, before: place, after, at };
      return (await this.steps.take(tx, [change])).length > 0;
    });
  }
}
