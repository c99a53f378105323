import type { Caller } from "../../kernel/auth/caller.js";
import type { Tx } from "../../kernel/db/database.js";
import type { JsonFields } from "../../kernel/graphql/json.sql.js";
import { ERRORS } from "../../kernel/contract/catalogue.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import type { PaymentTransitionName } from "./contract/payment-status.js";
import type { NamedTeams, NewRanking, RankedTeam } from "./contract/ranked-team.js";
import { teamNameKey } from "./contract/team-name.js";
import { isInTeam } from "./contract/team.policy.js";
import { readerOf, seesAll, showTeam } from "./reads/team-visibility.js";
import type { PlacePayments } from "./places/place-steps.js";
import type { TeamReadRepository } from "./reads/team-read.repository.js";
import { peopleOf, type TeamRecord } from "./reads/team-record.js";
import type { QualifiedTeam } from "./places/place-standings.sql.js";
import type { TeamForPayment, TeamRepository } from "./team.repository.js";
import type { TeamOfStatement } from "./reads/teams-of-statement.sql.js";
import type { TeamView } from "./team.types.js";

/** A team that pays, and a user's own place in it. */
interface PayingTeam extends Pick<TeamRecord, "name" | "paymentStatus" | "event"> {
  readonly reference: string;
  readonly own: { readonly confirmed: boolean } | null;
}

/** Reads teams for screens and payments, and moves their payments. */
export class TeamService {
  constructor(
    private readonly reads: TeamReadRepository,
    private readonly teams: TeamRepository,
    private readonly placePayments: PlacePayments,
  ) {}

  /** Returns the caller's team in the current event, or null. Runs one statement. */
  myTeam(caller: Caller): Promise<TeamView | null> {
    return this.teamOf(caller, caller.userId);
  }

  /**
   * Returns a user's team in the current event, or null.
   * @throws DomainError FORBIDDEN for a team other than the caller's own.
   */
  async teamOf(caller: Caller, userId: string): Promise<TeamView | null> {
    const actor = readerOf(caller);
    if (userId !== actor.userId && !actor.isSuperadmin) throw new DomainError("FORBIDDEN");
    const team = await this.reads.ofUser(userId);
    return team && showTeam(team, actor);
  }

  /** Returns the current event's team of this name as the caller may see it, or null. Runs one statement. */
  async byName(caller: Caller, name: string): Promise<TeamView | null> {
    const team = await this.reads.byName(teamNameKey(name));
    return team && showTeam(team, readerOf(caller));
  }

  /**
   * Returns all teams of the current event as the caller may see them (`showTeam`). They are sorted by ranking, then
   * the unranked ones by name. Runs one statement.
   */
  async list(caller: Caller): Promise<TeamView[]> {
    const actor = readerOf(caller);
    const teams = await this.reads.ofCurrentEvent();
    return teams.map((team) => showTeam(team, actor));
  }

  /**
   * Returns the teams of `list` as JSON texts with these fields. Returns null for a caller who may not see every team
   * in full, and for fields that are not supported as JSON.
   */
  async listAsJson(caller: Caller, fields: JsonFields): Promise<string[] | null> {
    return seesAll(readerOf(caller)) ? this.reads.jsonOfCurrentEvent(fields) : null;
  }

  /**
   * Returns a team for a subscription by its people or a Superadmin, each as they may see it. Runs one statement.
   * @throws DomainError TEAM_NOT_FOUND, or FORBIDDEN for all others.
   */
  async followed(caller: Caller, teamId: string): Promise<TeamView> {
    const actor = readerOf(caller);
    const team = await this.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    if (!isInTeam(team, actor) && !actor.isSuperadmin) throw new DomainError("FORBIDDEN");
    return showTeam(team, actor);
  }

  /**
   * Checks that no team of the event has more people than `size`.
   * @throws DomainError TEAMS_TOO_LARGE.
   */
  async requireSize(eventId: string, size: number): Promise<void> {
    if ((await this.teams.largest(eventId)) > size) {
      throw new DomainError("TEAMS_TOO_LARGE", { fields: { maxTeamSize: ERRORS.TEAMS_TOO_LARGE.message } });
    }
  }

  /**
   * Returns a team for the page of its payment, and a user's own place in it, if any. Nothing is hidden, since the page
   * shows no people of the team. Runs one statement.
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

  /** Returns the teams of an event that go on to the round that costs the fee, by rank. */
  qualified(eventId: string, qualifyingRank: number): Promise<QualifiedTeam[]> {
    return this.teams.qualified(eventId, qualifyingRank);
  }

  /**
   * Returns the data of a team that its payment needs.
   * @throws DomainError TEAM_NOT_FOUND.
   */
  async requireForPayment(teamId: string): Promise<TeamForPayment> {
    const team = await this.teams.forPayment(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    return team;
  }

  /**
   * Takes a step of teams' payments. Returns false unless all teams were in a state that allows the step; the
   * transaction of several teams must then fail. The conditional UPDATE locks the teams' rows, as changes of the roster
   * do, so the first change wins. The teams' places change with their payments.
   * @param teamIds each team once, in the order in which their rows are locked
   * @param at the time at which the request arrived
   */
  async movePayments(
    tx: Tx,
    teamIds: readonly string[],
    name: PaymentTransitionName,
    at = new Date(),
  ): Promise<boolean> {
    if ((await this.teams.movePayments(tx, teamIds, name)) !== teamIds.length) return false;
    await this.placePayments.moved(tx, teamIds, name, at);
    for (const id of teamIds) announce(tx, { topic: Topic.team, id });
    return true;
  }

  /** Locks teams' rows until the transaction ends, in one order, so that two callers cause no deadlock. */
  lockTeams(tx: Tx, teamIds: readonly string[]): Promise<void> {
    return this.teams.lock(tx, teamIds);
  }

  /** Locks the teams of an event that a ranking names, and reads them. */
  lockNamed(tx: Tx, eventId: string, named: NamedTeams): Promise<RankedTeam[]> {
    return this.teams.lockNamed(tx, eventId, named);
  }

  /** Writes the rankings of many teams. Returns false when a team's previous ranking is not the given one. */
  writeRankings(tx: Tx, changes: readonly NewRanking[]): Promise<boolean> {
    return this.teams.writeRankings(tx, changes);
  }

  /**
   * Yields the teams of an event with their people's names, page by page in a fixed order, to match a bank statement
   * with.
   */
  ofStatement(eventId: string): AsyncGenerator<TeamOfStatement[]> {
    return this.teams.ofStatement(eventId);
  }

  /** Returns the references of teams, by team. Deleted teams are left out. */
  references(teamIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.teams.references(teamIds);
  }
}
