import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { AuditAction } from "../../../kernel/contract/audit-labels.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { BULK, type Database, type Tx } from "../../../kernel/db/database.js";
import { takeTurns } from "../../../kernel/db/take-turns.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { NOTHING_STORED, requireVersion, versionOf } from "../../../kernel/errors/require-version.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import { isEventOver } from "../../events/contract/event-state.js";
import type { EventService } from "../../events/event.service.js";
import { nextInLine, openPlaces } from "./contract/place-plan.js";
import { mayMoveUp } from "./contract/place-rules.js";
import { isGivenUp, isHeld, stateAt } from "../contract/place-state.js";
import type {
  OfferPlacesInput,
  PlaceOfTeamInput,
  PlaceSettingsInput,
} from "./contract/place-settings.input.js";
import { cutOffOf } from "./place-planner.js";
import type { PlaceAct, PlacePublisher } from "./place-publisher.service.js";
import type { PlaceSettings } from "./place-settings.entity.js";
import type { PlaceStanding } from "./place-standings.sql.js";
import type { PlaceSteps } from "./place-steps.js";
import type { PlaceRepository } from "./place.repository.js";
import { onPlace, plannedView } from "./place-views.js";
import type { PlacePlanView } from "./contract/place-plan.types.js";
import type { PlaceBoard, PlaceBoardPayload, PlaceOfTeam } from "./place.types.js";

/** Reads and changes an event's places for organisers. */
export class PlaceBoardService {
  constructor(
    private readonly db: Database,
    private readonly places: PlaceRepository,
    private readonly publisher: PlacePublisher,
    private readonly steps: PlaceSteps,
    private readonly events: EventService,
  ) {}

  /**
   * Returns an event's places.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async board(caller: Caller | null, eventSlug: string | null | undefined): Promise<PlaceBoard> {
    requirePermission(caller, "placeBoard");
    return this.#board(await this.events.requireNamed(eventSlug));
  }

  /**
   * Returns the effect that a step, such as publishing a ranking, would have on places. Returns null if the event
   * offers no places.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async plan(
    caller: Caller | null,
    eventSlug: string | null | undefined,
    act: PlaceAct,
  ): Promise<PlacePlanView | null> {
    requirePermission(caller, "placePlan");
    const event = await this.events.requireNamed(eventSlug);
    const plan = await this.publisher.plan(event, act);
    return plan && plannedView(plan, event.feePaise);
  }

  /**
   * Saves an event's rules for places.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, VERSION_CHANGED.
   */
  async save(
    caller: Caller | null,
    { eventSlug, version, placeCount: places, ...input }: PlaceSettingsInput,
  ): Promise<PlaceBoardPayload> {
    const actor = requirePermission(caller, "savePlaceSettings");
    const event = await this.events.requireNamed(eventSlug);
    const rules = {
      ...input,
      places,
      firstDeadline: input.firstDeadline ?? null,
      lastMoveDay: input.lastMoveDay ?? null,
    };
    await this.db.inTransaction(async (tx) => {
      await takeTurns(tx, "place settings");
      requireVersion(version, versionOfSettings(await this.places.settings(event.id)));
      await this.places.save(tx, { eventId: event.id, ...rules });
      await this.#recorded(tx, actor, event, "places.settings", { ...rules });
    });
    return this.#reply(event, ADMIN_SUCCESS.placeSettingsSaved);
  }

  /**
   * Offers places according to the plan that the organiser saw, or reverts the latest offers.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, VERSION_CHANGED, PLACES_NOTHING.
   */
  async offer(
    caller: Caller | null,
    { eventSlug, step, version }: OfferPlacesInput,
  ): Promise<PlaceBoardPayload> {
    const actor = requirePermission(caller, "offerPlaces");
    const event = await this.events.requireNamed(eventSlug);
    await this.db.inTransaction(async (tx) => {
      await this.publisher.lock(tx, event.id);
      const applied = await this.publisher.act(tx, event, { kind: step }, { shown: version });
      if (!applied?.length) throw new DomainError("PLACES_NOTHING");
      await this.#recorded(tx, actor, event, `places.${step}`, { changed: applied.length });
    }, BULK);
    return this.#reply(event, step === "undo" ? ADMIN_SUCCESS.placesReverted : ADMIN_SUCCESS.placesOffered);
  }

  /**
   * Returns a team's place, and the teams that have moved up since the place last changed. Returns null if the team
   * never had a place.
   * @throws DomainError FORBIDDEN.
   */
  async ofTeam(caller: Caller | null, teamId: string): Promise<PlaceOfTeam | null> {
    requirePermission(caller, "placeOfTeam");
    const placed = await this.#find(teamId);
    if (!placed) return null;
    const { team, teams, free } = placed;
    const since = endOf(team.offer, new Date());
    const movedUp = teams.filter(({ offer }) => offer?.movedUp === 1 && offer.changedAt >= since);
    return { ...onPlace(team), isFree: free > 0, movedUpSince: movedUp.map(({ name }) => name) };
  }

  /**
   * Gives a place back to the team that gave it up, if the place is still free. The place then counts as accepted.
   * @throws DomainError FORBIDDEN, PLACE_NOT_FOUND, PLACE_NOT_FREE.
   */
  async giveBack(caller: Caller | null, { teamId }: PlaceOfTeamInput): Promise<PlaceBoardPayload> {
    const actor = requirePermission(caller, "givePlaceBack");
    return this.#change(actor, teamId, "accepted", "places.giveBack");
  }

  /**
   * Records that a team gives up its place.
   * @throws DomainError FORBIDDEN, PLACE_NOT_FOUND, PLACE_NOT_OFFERED.
   */
  async end(caller: Caller | null, { teamId }: PlaceOfTeamInput): Promise<PlaceBoardPayload> {
    const actor = requirePermission(caller, "endPlace");
    return this.#change(actor, teamId, "declined", "places.end");
  }

  async #change(
    actor: Caller,
    teamId: string,
    state: "accepted" | "declined",
    action: AuditAction,
  ): Promise<PlaceBoardPayload> {
    const [place] = await this.places.ofTeams([teamId]);
    if (!place) throw new DomainError("PLACE_NOT_FOUND");
    const event = await this.events.byId(place.eventId);
    await this.db.inTransaction(async (tx) => {
      await this.publisher.lock(tx, event.id);
      const teamOnPlace = await this.#find(teamId);
      if (!teamOnPlace?.team.offer) throw new DomainError("PLACE_NOT_FOUND");
      const { team, free } = teamOnPlace;
      const now = team.place ?? "withdrawn";
      if (state === "declined" && !isHeld(now)) throw new DomainError("PLACE_NOT_OFFERED");
      if (state === "accepted" && (!isGivenUp(now) || free <= 0)) throw new DomainError("PLACE_NOT_FREE");
      const after = { state, deadline: team.offer?.deadline ?? new Date() };
      const change = { teamId, eventId: event.id, before: team.offer, after, at: new Date() };
      if ((await this.steps.take(tx, [change])).length === 0) throw new DomainError("PLACE_NOT_FREE");
      await this.#recorded(tx, actor, event, action, { team: team.name });
    });
    return this.#reply(event, state === "accepted" ? ADMIN_SUCCESS.placeGivenBack : ADMIN_SUCCESS.placeEnded);
  }

  async #find(teamId: string) {
    const [place] = await this.places.ofTeams([teamId]);
    if (!place) return null;
    const event = await this.events.byId(place.eventId);
    const teams = await this.places.standings(event.id, new Date());
    const settings = await this.places.settings(event.id);
    const team = teams.find(({ id }) => id === teamId);
    return team
      ? { team, teams, free: settings ? openPlaces(teams, cutOffOf({ event, settings })) : 0 }
      : null;
  }

  async #recorded(
    tx: Tx,
    actor: Caller,
    event: EventRecord,
    action: AuditAction,
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    announce(tx, { topic: Topic.ranking, id: event.id });
    const target = { targetType: "event", targetId: event.id, targetName: event.title };
    await recordAudit(tx, { actor, action, ...target, details });
  }

  async #reply(event: EventRecord, message: string): Promise<PlaceBoardPayload> {
    return { message, board: await this.#board(event) };
  }

  async #board(event: EventRecord, at = new Date()): Promise<PlaceBoard> {
    const [settings, teams] = await Promise.all([
      this.places.settings(event.id),
      this.places.standings(event.id, at),
    ]);
    const version = versionOfSettings(settings);
    const shown = { id: event.id, version, settings: settings && settingsView(settings) };
    const offered = teams.filter(({ offer }) => offer !== null).map(onPlace);
    const none = { nextInLine: [], free: 0, waiting: 0, undoable: 0, mayMoveUp: false };
    if (!settings) return { ...shown, teams: offered, ...none };
    const cutOff = cutOffOf({ event, settings });
    const [plan, undo] = [
      await this.publisher.plan(event, { kind: "offer" }, at),
      await this.publisher.plan(event, { kind: "undo" }, at),
    ];
    return {
      ...shown,
      teams: offered,
      nextInLine: nextInLine(teams, cutOff).map(onPlace),
      free: Math.max(0, openPlaces(teams, cutOff)),
      waiting: plan?.changes.filter(({ after }) => after.state !== "withdrawn").length ?? 0,
      undoable: undo?.changes.length ?? 0,
      mayMoveUp: mayMoveUp(settings, at) && !isEventOver(event, at),
    };
  }
}

function settingsView({ eventId: _event, version: _version, places: placeCount, ...rules }: PlaceSettings) {
  return { ...rules, placeCount };
}

/** Returns the version of the rules. The stored version cannot be used, because offering places changes it too. */
function versionOfSettings(settings: PlaceSettings | null): string {
  if (settings === null) return NOTHING_STORED;
  const { kind, places, ties, replyHours, firstDeadline, movingUp, lastMoveDay } = settings;
  return versionOf([kind, places, ties, replyHours, firstDeadline, movingUp, lastMoveDay]);
}

/**
 * Returns the time at which a place got its state. For a lapsed place this is the deadline, even if the lapse is
 * recorded later.
 */
function endOf(offer: PlaceStanding["offer"], now: Date): Date {
  if (offer === null) return now;
  return stateAt(offer, now) === "lapsed" ? offer.deadline : offer.changedAt;
}
