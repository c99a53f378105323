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

/** A team that pays, and a person's place in it. */
interface PayingTeam extends Pick<TeamRecord, "name" | "paymentStatus" | "event"> {
  readonly reference: string;
  readonly own: { readonly confirmed: boolean } | null;
}

/** Looking at teams, and what the payment needs of them. */
export class TeamService {
  constructor(
    private readonly reads: TeamReadRepository,
    private readonly teams: TeamRepository,
    private readonly placePayments: PlacePayments,
  ) {}

  /** The caller's team in the current event, or null. One statement. */
  myTeam(caller: Caller): Promise<TeamView | null> {
    return this.teamOf(caller, caller.userId);
  }

  /**
   * Returns a user's team in the current event, or null.
   * @throws DomainError FORBIDDEN unless it is the caller's own.
   */
  async teamOf(caller: Caller, userId: string): Promise<TeamView | null> {
    const actor = readerOf(caller);
    if (userId !== actor.userId && !actor.isSuperadmin) throw new DomainError("FORBIDDEN");
    const team = await this.reads.ofUser(userId);
    return team && showTeam(team, actor);
  }

  /** The current event's team of this name, as this caller may see it, or null. One statement. */
  async byName(caller: Caller, name: string): Promise<TeamView | null> {
    const team = await this.reads.byName(teamNameKey(name));
    return team && showTeam(team, readerOf(caller));
  }

  /**
   * All teams of the current event by ranking ascending, unranked ones last, by name; each as this caller may see it
   * (`showTeam`). One statement.
   */
  async list(caller: Caller): Promise<TeamView[]> {
    const actor = readerOf(caller);
    const teams = await this.reads.ofCurrentEvent();
    return teams.map((team) => showTeam(team, actor));
  }

  /** The same as JSON of these fields, a text a team; null for a caller who does not see all, and where it cannot be written. */
  async listAsJson(caller: Caller, fields: JsonFields): Promise<string[] | null> {
    return seesAll(readerOf(caller)) ? this.reads.jsonOfCurrentEvent(fields) : null;
  }

  /**
   * Returns a team to a follower: its people and Superadmins, each as they may see it. One statement.
   * @throws DomainError TEAM_NOT_FOUND, or FORBIDDEN for everyone else.
   */
  async followed(caller: Caller, teamId: string): Promise<TeamView> {
    const actor = readerOf(caller);
    const team = await this.reads.byId(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    if (!isInTeam(team, actor) && !actor.isSuperadmin) throw new DomainError("FORBIDDEN");
    return showTeam(team, actor);
  }

  /** @throws DomainError TEAMS_TOO_LARGE when a team of the event has more people than `size`. */
  async requireSize(eventId: string, size: number): Promise<void> {
    if ((await this.teams.largest(eventId)) > size) {
      throw new DomainError("TEAMS_TOO_LARGE", { fields: { maxTeamSize: ERRORS.TEAMS_TOO_LARGE.message } });
    }
  }

  /**
   * Returns a team for the page of its payment, and a user's own place in it, if any. Nothing is hidden: the page shows
   * none of its people. One statement.
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

  /** The teams of an event that go on to the round that costs the fee, by rank. */
  qualified(eventId: string, qualifyingRank: number): Promise<QualifiedTeam[]> {
    return this.teams.qualified(eventId, qualifyingRank);
  }

  /** A team as its payment sees it. @throws DomainError TEAM_NOT_FOUND. */
  async requireForPayment(teamId: string): Promise<TeamForPayment> {
    const team = await this.teams.forPayment(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    return team;
  }

  /**
   * Takes a step of teams' payments, each team named once and in the order in which their rows are locked; false unless
   * all were in a state that it may be taken from, and then a transaction of many has to fail. A conditional UPDATE on
   * the teams' rows, where changes of the roster queue too: whichever comes first wins. The teams' places follow.
   * @param at when what was done arrived
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

  /** Locks teams' rows until the transaction ends, in one order, so that two callers queue. */
  lockTeams(tx: Tx, teamIds: readonly string[]): Promise<void> {
    return this.teams.lock(tx, teamIds);
  }

  /** Locks the teams of an event that a ranking names, and reads them. */
  lockNamed(tx: Tx, eventId: string, named: NamedTeams): Promise<RankedTeam[]> {
    return this.teams.lockNamed(tx, eventId, named);
  }

  /** Writes the places of many teams; false when one of them has another place than it is said to have had. */
  writeRankings(tx: Tx, changes: readonly NewRanking[]): Promise<boolean> {
    return this.teams.writeRankings(tx, changes);
  }

  /** The teams of an event with their people's names, as a bank statement is matched against them, in one order, page by page. */
  ofStatement(eventId: string): AsyncGenerator<TeamOfStatement[]> {
    return this.teams.ofStatement(eventId);
  }

  /** The codes of teams, by team; those that are gone are left out. */
  references(teamIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.teams.references(teamIds);
  }
}
