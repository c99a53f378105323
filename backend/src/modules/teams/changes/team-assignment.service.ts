import type { Caller } from "../../../kernel/auth/caller.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import type { Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { Account } from "../../accounts/contract/account.js";
import type { EventService } from "../../events/event.service.js";
import { rosterLocked } from "../contract/team.policy.js";
import { addedMember } from "../members/new-member.js";
import { personTaken, teamFull } from "../team-changes.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { Membership, TeamMemberRepository } from "../members/team-member.repository.js";
import type { TeamForPayment, TeamRepository } from "../team.repository.js";

/** Moves people between teams for Superadmins, with the same limits, locks and consent as when leaders add people. */
export class TeamAssignmentService {
  constructor(
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly events: EventService,
    private readonly notices: TeamNotices,
  ) {}

  /**
   * Puts an account into a team, removes it from its present team in the same event, and asks its owner whether they
   * agree. If `teamId` is null, only removes the account from its team in the current event. Returns false if nothing
   * had to change.
   * @throws DomainError TEAM_NOT_FOUND, LEADER_MUST_STAY, ROSTER_LOCKED, TEAM_FULL, PERSON_IN_TEAM, or CONFLICT if the
   * account leaves its present team concurrently.
   */
  async assign(tx: Tx, actor: Caller, account: Account, teamId: string | null): Promise<boolean> {
    const team = teamId === null ? null : await this.teams.forPayment(teamId);
    if (teamId !== null && !team) throw new DomainError("TEAM_NOT_FOUND");
    const eventId = team ? team.eventId : (await this.events.current())?.id;
    const own = (await this.members.ofUser(account.id)).find((place) => place.eventId === eventId);
    if (own?.teamId === team?.id) return false;
    if (own) await this.#removeMember(tx, actor, own, account.id);
    if (team) await this.#putIn(tx, actor, account, team);
    return true;
  }

  async #removeMember(tx: Tx, actor: Caller, own: Membership, userId: string): Promise<void> {
    const { id, teamId, leaderId, eventId, confirmed } = own;
    if (leaderId === userId) throw new DomainError("LEADER_MUST_STAY");
    if (!(await this.teams.releaseSeat(tx, { id: teamId, leaderId }))) throw locked();
    if (!(await this.members.removeAdded(tx, teamId, id))) throw new DomainError("CONFLICT");
    const team = await this.teams.forPayment(teamId);
    const event = await this.events.byId(eventId);
    if (team)
      await this.notices.removed(tx, { ...team, event }, actor, { userId, isLeader: false, confirmed });
    announce(tx, { topic: Topic.team, id: teamId });
  }

  async #putIn(tx: Tx, actor: Caller, account: Account, team: TeamForPayment): Promise<void> {
    const event = await this.events.byId(team.eventId);
    if (!(await this.teams.reserveSeat(tx, team))) {
      const now = await this.teams.forPayment(team.id);
      throw now && rosterLocked(now.paymentStatus) ? locked() : teamFull(event);
    }
    const place = { teamId: team.id, eventId: team.eventId };
    await personTaken(() => this.members.insert(tx, addedMember(account, place)));
    await this.notices.added(tx, { ...team, event }, actor, account);
    announce(tx, { topic: Topic.team, id: team.id });
  }
}

/**
 * Returns the error for a locked roster. The usual text tells people to write to the organisers, which makes no sense
 * for Superadmins.
 */
function locked(): DomainError {
  return new DomainError("ROSTER_LOCKED", { message: ADMIN_RULES.rosterLocked });
}
