import type { Caller } from "../../kernel/auth/caller.js";
import type { Tx } from "../../kernel/db/database.js";
import type { JsonFields } from "../../kernel/graphql/json.sql.js";
import { ERRORS } from "../../kernel/contract/catalogue.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import type { PaymentTransitionName } from "./contract/payment-status.js";
import type { NamedTeams, NewRanking, RankedTeam } from "./contract/ranked-team.js";
import { storedNameKeys } from "./contract/team-name.js";
import { isInTeam } from "./contract/team.policy.js";
import { readerOf, seesAll, showTeam } from "./reads/team-visibility.js";
import type { PaymentTimes, PlacePayments } from "./places/place-steps.js";
import type { TeamReadRepository } from "./reads/team-read.repository.js";
import { peopleOf, type TeamRecord } from "./reads/team-record.js";
import type { QualifiedTeam } from "./places/place-standings.sql.js";
import type { TeamForPayment, TeamRepository } from "./team.repository.js";
import type { TeamWithPeople } from "./reads/teams-with-people.sql.js";
import type { TeamView } from "./team.types.js";

/** A team that pays, and the user's own membership in it. */
interface PayingTeam extends Pick<TeamRecord, "name" | "paymentStatus" | "event"> {
  readonly reference: string;
  readonly own: { readonly confirmed: boolean } | null;
}

/** Reads teams for screens and payments, and takes steps of their payments. */
export class TeamService {
  constructor(
    private readonly reads: TeamReadRepository,
    private readonly teams: TeamRepository,
    private readonly placePayments: PlacePayments,
  ) {}

  /** Returns the caller's team in the current event, or null, with one SQL statement. */
  myTeam(caller: Caller): Promise<TeamView | null> {
    return this.teamOf(caller, caller.userId);
  }

  /**
   * Returns a user's team in the current event, or null.
   * @throws DomainError FORBIDDEN for another user, unless the caller is a Superadmin.
   */
  async teamOf(caller: Caller, userId: string): Promise<TeamView | null> {
    const actor = readerOf(caller);
    if (userId !== actor.userId && !actor.isSuperadmin) throw new DomainError("FORBIDDEN");
    const team = await this.reads.ofUser(userId);
    return team && showTeam(team, actor);
  }

  /**
   * Returns the current event's team with this name, or null, usually with one SQL statement. Hides what the caller may
   * not see.
   */
  async byName(caller: Caller, name: string): Promise<TeamView | null> {
    for (const key of storedNameKeys(name)) {
      const team = await this.reads.byName(key);
      if (team) return showTeam(team, readerOf(caller));
    }
    return null;
  }

  /**
   * Returns all teams in the current event with one SQL statement: ranked teams by rank, then unranked teams by name.
   * Hides what the caller may not see (`showTeam`).
   */
  async list(caller: Caller): Promise<TeamView[]> {
    const actor = readerOf(caller);
    const teams = await this.reads.ofCurrentEvent();
    return teams.map((team) => showTeam(team, actor));
  }

  /**
   * Returns the same teams as `list`, each as JSON with these fields. Returns null if the caller may not see every team
   * in full, or if a field is not supported as JSON.
   */
  async listAsJson(caller: Caller, fields: JsonFields): Promise<string[] | null> {
    return seesAll(readerOf(caller)) ? this.reads.jsonOfCurrentEvent(fields) : null;
  }

  /**
   * Returns a team to a subscriber, who must be one of its people or a Superadmin, with one SQL statement. Hides what
   * the caller may not see.
   * @throws DomainError TEAM_NOT_FOUND; FORBIDDEN for everyone else.
   */
  async followed(caller: Caller, teamId: string): Promise<TeamView> {
    const actor = readerOf(caller);
    const team = await this.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    if (!isInTeam(team, actor) && !actor.isSuperadmin) throw new DomainError("FORBIDDEN");
    return showTeam(team, actor);
  }

  /**
   * Checks that no team in the event has more than `size` people.
   * @throws DomainError TEAMS_TOO_LARGE.
   */
  async requireSize(eventId: string, size: number): Promise<void> {
    if ((await this.teams.largest(eventId)) > size) {
      throw new DomainError("TEAMS_TOO_LARGE", { fields: { maxTeamSize: ERRORS.TEAMS_TOO_LARGE.message } });
    }
  }

  /**
   * Returns a team for its payment page, and the user's own membership, if any, with one SQL statement. Nothing needs
   * to be hidden, because the page shows no people.
   * @throws DomainError TEAM_NOT_FOUND.
   */
  async payingTeam(teamId: string, userId: string): Promise<PayingTeam> {
    const team = await this.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    const { name, reference, paymentStatus, event } = team;
    return {
      name,
      reference: reference ?? "",
      paymentStatus,
      event,
      own: peopleOf(team).find((person) => person.userId === userId) ?? null,
    };
  }

  /** Returns whether a team qualifies for the round that requires the fee. */
  async isQualified(teamId: string): Promise<boolean> {
    return (await this.reads.byId(teamId))?.qualified ?? false;
  }

  /** Returns the event's teams that qualify for the round that requires the fee, sorted by rank. */
  qualified(eventId: string, qualifyingRank: number): Promise<QualifiedTeam[]> {
    return this.teams.qualified(eventId, qualifyingRank);
  }

  /**
   * Returns the data about a team that its payment needs.
   * @throws DomainError TEAM_NOT_FOUND.
   */
  async requireForPayment(teamId: string): Promise<TeamForPayment> {
    const team = await this.teams.forPayment(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    return team;
  }

  /**
   * Moves teams' payment status, and changes the teams' places accordingly. The calling code must then change the
   * payments' rows. Returns false if any team's status does not allow the move. If there are several teams, the calling
   * code must then roll back the transaction. The conditional UPDATE locks the teams' rows, as roster changes do, so
   * that the first of two concurrent changes wins.
   * @param teamIds each team once, in the order in which to lock the rows
   * @param times the time at which the request arrived, by default now, and for a revert the times of the reports
   */
  async movePaymentStatus(
    tx: Tx,
    teamIds: readonly string[],
    name: PaymentTransitionName,
    times: PaymentTimes = { at: new Date() },
  ): Promise<boolean> {
    if ((await this.teams.movePaymentStatus(tx, teamIds, name)) !== teamIds.length) return false;
    await this.placePayments.moved(tx, teamIds, name, times);
    for (const id of teamIds) announce(tx, { topic: Topic.team, id });
    return true;
  }

  /** Locks teams' rows until the transaction ends, in a fixed order, so that two transactions do not deadlock. */
  lockTeams(tx: Tx, teamIds: readonly string[]): Promise<void> {
    return this.teams.lock(tx, teamIds);
  }

  /** Locks and returns the teams that are named in a ranking of the event. */
  lockNamed(tx: Tx, eventId: string, named: NamedTeams): Promise<RankedTeam[]> {
    return this.teams.lockNamed(tx, eventId, named);
  }

  /**
   * Writes the rankings of many teams. Returns false if a team's previous ranking is not the given one. The calling
   * code must then roll back.
   */
  writeRankings(tx: Tx, changes: readonly NewRanking[]): Promise<boolean> {
    return this.teams.writeRankings(tx, changes);
  }

  /** Yields an event's teams with their people's names, page by page in a fixed order. */
  pagesWithPeople(eventId: string): AsyncGenerator<TeamWithPeople[]> {
    return this.teams.pagesWithPeople(eventId);
  }

  /** Returns the references of teams, by team id. Skips deleted teams. */
  references(teamIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.teams.references(teamIds);
  }
}
