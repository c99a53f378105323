import type { Caller } from "../../kernel/auth/caller.js";
import type { Tx } from "../../kernel/db/database.js";
import { ERRORS } from "../../kernel/contract/catalogue.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { announce } from "../../kernel/pubsub/announce.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import type { PaymentStatus } from "./contract/payment-status.js";
import { teamNameKey } from "./contract/team-name.js";
import { isInTeam } from "./contract/team.policy.js";
import { readerOf } from "./team-actor.js";
import type { TeamReadRepository } from "./team-read.repository.js";
import { showTeam } from "./team-visibility.js";
import type { TeamForPayment, TeamRepository } from "./team.repository.js";
import type { TeamView } from "./team.types.js";

/** Looking at teams, and what the payment needs of them. */
export class TeamService {
  constructor(
    private readonly reads: TeamReadRepository,
    private readonly teams: TeamRepository,
  ) {}

  /** The caller's team in the current event, or null. One statement. */
  myTeam(caller: Caller): Promise<TeamView | null> {
    return this.teamOf(caller, caller.userId);
  }

  /** Somebody's team in the current event, or null. @throws DomainError FORBIDDEN unless it is the caller's own. */
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

  /**
   * A team for whoever follows it: its people and Superadmins, each as they may see it. One statement.
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

  /** A team as its payment sees it. @throws DomainError TEAM_NOT_FOUND. */
  async requireForPayment(teamId: string): Promise<TeamForPayment> {
    const team = await this.teams.forPayment(teamId);
    if (!team) throw new DomainError("TEAM_NOT_FOUND");
    return team;
  }

  /**
   * Moves a team's payment from one of `from` to `to`; false when it was in another state (or the team is gone). One
   * conditional UPDATE on the team's row, where changes of the roster queue too: whichever comes first wins.
   */
  async movePayment(
    tx: Tx,
    teamId: string,
    from: readonly PaymentStatus[],
    to: PaymentStatus,
  ): Promise<boolean> {
    const moved = await this.teams.movePayment(tx, teamId, from, to);
    if (moved) announce(tx, { topic: Topic.team, id: teamId });
    return moved;
  }

  /**
   * The same for many teams, each named once and in the order in which their rows are held; false unless all were in
   * `from`, and then the transaction has to fail.
   */
  async movePayments(
    tx: Tx,
    teamIds: readonly string[],
    from: PaymentStatus,
    to: PaymentStatus,
  ): Promise<boolean> {
    if ((await this.teams.movePayments(tx, teamIds, from, to)) !== teamIds.length) return false;
    for (const id of teamIds) announce(tx, { topic: Topic.team, id });
    return true;
  }

  /** The leaders of teams, by team. */
  async leaders(teamIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const teams = await this.teams.leaders(teamIds);
    return new Map(teams.map(({ id, leaderId }) => [id, leaderId]));
  }
}
