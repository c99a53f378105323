import type { Tx } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { AccountService } from "../accounts/account.service.js";
import type { Account } from "../accounts/contract/account.js";
import { rosterLocked } from "./contract/team.policy.js";
import { identityKey } from "./identity-key.js";
import { MEMBER_IDENTITY } from "./team-member.entity.js";
import type { Membership, TeamMemberRepository, UnlinkedMember } from "./team-member.repository.js";
import type { TeamRepository } from "./team.repository.js";

/** What happens to memberships when accounts come and go. */
export class MembershipService {
  constructor(
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly accounts: AccountService,
  ) {
    accounts.onCreated((tx, account) => this.#linkRecords(tx, account));
  }

  /**
   * Settles what an account belongs to before it is deleted, in the deletion's transaction: leadership passes to the
   * first member with an account, a team without one goes, and the person's memberships of all events go (a locked
   * roster does not keep a plain member's account alive).
   * @throws DomainError LEADS_PAID_TEAM while they lead a team with a pending or accepted payment; CONFLICT when the
   * team changed at the same moment.
   */
  async handleAccountDeletion(tx: Tx, userId: string): Promise<void> {
    for (const membership of await this.members.ofUser(tx, userId)) {
      const leads = membership.leaderId === userId;
      if (leads && rosterLocked(membership.paymentStatus)) throw new DomainError("LEADS_PAID_TEAM");
      const done = leads ? await this.#passOn(tx, membership) : await this.#takeOut(tx, membership);
      if (!done) throw new DomainError("CONFLICT");
    }
  }

  async #takeOut(tx: Tx, { id, teamId, leaderId }: Membership): Promise<boolean> {
    return (await this.teams.dropPlace(tx, { id: teamId, leaderId })) && this.members.remove(tx, id);
  }

  async #passOn(tx: Tx, { id, teamId, leaderId }: Membership): Promise<boolean> {
    const team = { id: teamId, leaderId };
    const heir = await this.members.firstHeir(tx, teamId);
    if (!heir) return this.teams.remove(tx, team);
    if (!(await this.teams.replaceLeader(tx, team, heir.userId))) return false;
    if (!(await this.members.markLeader(tx, teamId, heir.id, heir.userId))) return false;
    await this.accounts.promoteToLeader(tx, heir.userId);
    return this.members.remove(tx, id);
  }

  /** Ties records with a new account's verified e-mail to it; a record's handle becomes the account's. */
  async #linkRecords(tx: Tx, account: Account): Promise<void> {
    for (const record of await this.members.unlinkedByEmail(tx, account.email)) {
      await this.#link(tx, record, account);
      if (record.codeforcesHandle) await this.accounts.setHandle(tx, account.id, record.codeforcesHandle);
    }
  }

  /** The account's own data wins over what a leader typed, unless that makes the person somebody else's double. */
  async #link(tx: Tx, record: UnlinkedMember, account: Account): Promise<void> {
    const linked = { userId: account.id, name: account.name, phone: account.phone ?? record.phone };
    const college = account.college ?? record.college;
    const universityRollNo = account.universityRollNo ?? record.universityRollNo;
    try {
      const key = identityKey(college, universityRollNo);
      await this.members.link(tx, record.id, { ...linked, college, universityRollNo, identityKey: key });
    } catch (error) {
      // Somebody else in the event claims this identity. That must not stop a sign-up: the record keeps its own.
      if (!violates(error, MEMBER_IDENTITY)) throw error;
      await this.members.link(tx, record.id, {
        ...record,
        ...linked,
        identityKey: identityKey(record.college, record.universityRollNo),
      });
    }
  }
}
