import { type Obstacle, partial } from "../../../kernel/bin/obstacle.js";
import { msg, type Text } from "../../../kernel/languages/message.js";
import type { RowCopies } from "../../../kernel/bin/row-copies.js";
import type { Tx } from "../../../kernel/db/database.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { Account } from "../../accounts/contract/account.js";
import type { PersonRow, TeamCopiesRepository } from "./team-copies.repository.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRepository } from "../team.repository.js";

/** The key under which the bin stores the new leader of each team whose leader's account was deleted. */
const SUCCESSORS = "successors";

/**
 * Restores a person's memberships when their account is restored from the bin. A team that was deleted together with
 * the account has its own entry in the bin (`TeamBinService`).
 */
export class MembershipBinService {
  constructor(
    private readonly copied: TeamCopiesRepository,
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly reads: TeamReadRepository,
  ) {}

  /**
   * Copies a membership that is deleted together with its account.
   * @param successor the account id of the team's new leader. Null if the person did not lead the team.
   */
  async put(
    tx: Tx,
    member: { readonly id: string; readonly teamId: string },
    teamName: string,
    copies: RowCopies,
    successor: string | null = null,
  ): Promise<void> {
    await this.copied.copyMembership(tx, member.id, teamName, copies);
    if (successor !== null) copies.note(SUCCESSORS, member.teamId, successor);
  }

  /** Restores a person's memberships, and their leadership if the new leader still leads the team. */
  async restore(tx: Tx, account: Account, copies: RowCopies): Promise<readonly Obstacle[]> {
    const names = copies.noted("teamNames");
    const obstacles: Obstacle[] = [];
    for (const place of this.copied.peopleOf(tx, copies)) {
      const obstacle = await this.#reinsert(tx, account, place, copies, names.get(place.id) ?? "");
      if (obstacle) obstacles.push(partial(obstacle));
    }
    return obstacles;
  }

  async #reinsert(
    tx: Tx,
    account: Account,
    place: PersonRow,
    copies: RowCopies,
    name: string,
  ): Promise<Text | null> {
    const team = await this.reads.byId(place.teamId);
    if (!team)
      return msg('The team "{team}" is deleted. Restore the team first to bring {person} back.', {
        team: name,
        person: account.name,
      });
    const holder = await this.copied.holderOf(place);
    if (holder !== null)
      return msg('{person} is now in the team "{team}".', { person: account.email, team: holder });
    if (!(await this.copied.reserveSeat(tx, team.id)))
      return msg('The team "{team}" is full now.', { team: team.name });
    await this.copied.putPersonBack(tx, { ...place, isLeader: 0 });
    announce(tx, { topic: Topic.team, id: team.id });
    if (place.isLeader === 0) return null;
    const led = { id: team.id, leaderId: copies.noted(SUCCESSORS).get(team.id) ?? "" };
    if (await this.teams.setLeader(tx, led, account.id)) {
      await this.members.markLeader(tx, team.id, place.id, account.id);
      return null;
    }
    return msg('{leader} now leads the team "{team}". {person} comes back as a member.', {
      team: team.name,
      leader: team.leader.name,
      person: account.name,
    });
  }
}
