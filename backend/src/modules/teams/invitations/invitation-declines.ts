import type { Tx } from "../../../kernel/db/database.js";
import type { NamedPerson } from "../../../kernel/languages/person-name.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { Account } from "../../accounts/contract/account.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamInvitation } from "../members/team-invitation.entity.js";
import type { TeamInvitationRepository } from "./team-invitation.repository.js";

/** The listings and requests of people who look for a team in an event (listings/). */
interface ListedPeople {
  /** Ends a person's listing and requests in an event, because they joined a team. */
  joined(tx: Tx, userId: string, eventId: string): Promise<void>;
}

export class InvitationDeclines {
  constructor(
    private readonly invitations: TeamInvitationRepository,
    private readonly listings: ListedPeople,
    private readonly reads: TeamReadRepository,
    private readonly notices: TeamNotices,
  ) {}

  /**
   * Ends a person's invitations, requests and listing in an event because they chose a team. Notifies the leaders of
   * the inviting teams, except the leader of `joinedTeamId`.
   */
  async declineAll(tx: Tx, account: Account, eventId: string, joinedTeamId: string | null): Promise<void> {
    if (!(await this.invitations.hasOpenInvitations(account, eventId))) return;
    const invitations = await this.invitations.ofPersonInEvent(account, eventId);
    const others = invitations.filter(({ teamId }) => teamId !== joinedTeamId);
    await this.invitations.remove(
      tx,
      invitations.filter(({ teamId }) => teamId === joinedTeamId),
    );
    await this.decline(tx, account, others);
    await this.listings.joined(tx, account.id, eventId);
  }

  /**
   * Declines invitations and notifies each team's leader once. Returns the number of invitations that were still open.
   */
  async decline(tx: Tx, account: Account, invitations: readonly TeamInvitation[]): Promise<number> {
    if (invitations.length === 0) return 0;
    const byTeam = new Map(invitations.map((invitation) => [invitation.teamId, invitation]));
    let ended = 0;
    for (const [teamId, { email }] of byTeam) {
      const count = await this.invitations.remove(
        tx,
        invitations.filter((one) => one.teamId === teamId),
      );
      if (count === 0) continue;
      ended += count;
      announce(tx, { topic: Topic.team, id: teamId });
      await this.#notifyLeader(tx, teamId, email ?? { userId: account.id, name: account.name });
    }
    return ended;
  }

  async #notifyLeader(tx: Tx, teamId: string, invitee: NamedPerson | string): Promise<void> {
    const team = await this.reads.byId(teamId);
    if (team) await this.notices.invitationDeclined(tx, team, invitee);
  }
}
