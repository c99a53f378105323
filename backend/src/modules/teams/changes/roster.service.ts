import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { AccountService } from "../../accounts/account.service.js";
import { isRegistrationOpen } from "../../events/contract/event-state.js";
import type { ConsentService } from "./consent.service.js";
import type { AddMemberInput, RemoveMemberInput } from "../contract/member.inputs.js";
import type { TeamIdInput } from "../contract/team.inputs.js";
import {
  isUnconfirmed,
  mayAddMember,
  mayLeave,
  mayRemoveMember,
  type Actor,
  type Verdict,
} from "../contract/team.policy.js";
import { addedMember } from "../members/new-member.js";
import { auditAdmin, personTaken, StaleTeam, type TeamChanges } from "../team-changes.js";
import { refuseOwnPeople } from "../members/reject-duplicates.js";
import type { TeamLinks } from "./team-ports.js";
import { ExternalMails, ADDED_PER_HOUR } from "../notices/external-mails.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import { ledTeam, type PersonRecord, type TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";
import type { TeamPayload } from "../team.types.js";
import type { UnconfirmedPlace } from "../members/unconfirmed-places.sql.js";

/** Adds people to teams and removes them. */
export class RosterService {
  readonly #externalMails: ExternalMails;

  constructor(
    private readonly changes: TeamChanges,
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly accounts: AccountService,
    private readonly consent: ConsentService,
    private readonly links: TeamLinks,
    private readonly notices: TeamNotices,
    private readonly limiter: RateLimiter,
  ) {
    this.#externalMails = new ExternalMails(accounts, limiter);
  }

  /**
   * Adds the account with this e-mail and asks its owner whether they agree. Registration must be open (see
   * `mayAddMember`).
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER, FORBIDDEN, ROSTER_LOCKED, REGISTRATION_CLOSED, TEAM_FULL,
   * ACCOUNT_NOT_FOUND, PERSON_IS_YOU, PERSON_IN_YOUR_TEAM, PERSON_IN_TEAM, RATE_LIMITED.
   */
  async addMember(caller: Caller, input: AddMemberInput): Promise<TeamPayload> {
    await this.limiter.consume([ADDED_PER_HOUR, caller.userId]);
    const { email } = input;
    const counted = await this.#externalMails.countNamed(caller, email);
    const added = this.changes.run(caller, {
      load: (reads) => reads.byId(input.teamId),
      may: mayAddNow,
      write: async (tx, team) => {
        if (!(await this.teams.reserveSeat(tx, ledTeam(team)))) throw new StaleTeam();
        const account = await this.accounts.findByEmail(email);
        if (!account) throw new DomainError("ACCOUNT_NOT_FOUND");
        refuseOwnPeople(caller, team, { email, userId: account.id });
        const place = { teamId: team.id, eventId: team.event.id };
        await personTaken(() => this.members.insert(tx, addedMember(account, place)));
        await this.notices.added(tx, team, caller, account, { mail: counted.allowed });
        await auditAdmin(tx, caller, team, "team.add-member", { member: account.name });
      },
    });
    await this.#externalMails.unlessFailed(added, () => counted);
    return this.changes.reply(caller, input.teamId, SUCCESS.memberAdded);
  }

  /**
   * Removes an added person from the team, even after registration has closed, until a payment locks the roster. The
   * team's invitation link ends too, because the person may know it.
   * @throws DomainError MEMBER_NOT_FOUND, NOT_LEADER, FORBIDDEN, LEADER_MUST_STAY, ROSTER_LOCKED.
   */
  async removeMember(caller: Caller, { memberId }: RemoveMemberInput): Promise<TeamPayload> {
    const { id } = await this.changes.run(caller, {
      load: async (reads) => {
        const team = await reads.byMember(memberId);
        if (!team) throw new DomainError("MEMBER_NOT_FOUND");
        return team;
      },
      may: (team, actor) => mayRemoveMember(team, actor, memberId),
      write: async (tx, team) => {
        await this.#removeMember(tx, team, memberId);
        await this.links.remove(tx, team.id);
        const member = team.members.find((person) => person.id === memberId);
        await this.notices.removed(tx, team, caller, member);
        await auditAdmin(tx, caller, team, "team.remove-member", { member: member?.name });
      },
    });
    return this.changes.reply(caller, id, SUCCESS.memberRemoved);
  }

  /**
   * Removes the caller from the team and notifies the leader. Possible even after registration has closed, until a
   * payment locks the roster. A person who has not agreed may leave at any time.
   * @throws DomainError TEAM_NOT_FOUND, LEADER_MUST_STAY, ROSTER_LOCKED; FORBIDDEN when the caller is not in the team.
   */
  async leave(caller: Caller, { teamId }: TeamIdInput): Promise<MessagePayload> {
    await this.changes.run(caller, {
      load: (reads) => reads.byId(teamId),
      may: mayLeave,
      evenPast: isUnconfirmed,
      write: async (tx, team) => {
        const own = team.members.find((person) => person.userId === caller.userId);
        if (!own) throw new StaleTeam();
        if (own.confirmed) {
          await this.#removeMember(tx, team, own.id);
          await this.notices.left(tx, team, caller);
        } else await this.consent.decline(tx, placeOf(team, own), caller);
      },
    });
    return { message: SUCCESS.teamLeft };
  }

  async #removeMember(tx: Tx, team: TeamRecord, memberId: string): Promise<void> {
    if (!(await this.teams.releaseSeat(tx, ledTeam(team)))) throw new StaleTeam();
    if (!(await this.members.removeAdded(tx, team.id, memberId))) throw new StaleTeam();
  }
}

function placeOf(team: TeamRecord, { id }: PersonRecord): UnconfirmedPlace {
  const { id: teamId, leaderId } = ledTeam(team);
  return { id, teamId, leaderId };
}

/**
 * Applies `mayAddMember` at the current time. Inviting people, listing a team and accepting requests follow the same
 * rules as adding a person.
 */
export function mayAddNow(team: TeamRecord, actor: Actor): Verdict {
  return mayAddMember(team, actor, isRegistrationOpen(team.event, new Date()));
}
