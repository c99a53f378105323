import type { BinnedDeletion } from "../../../kernel/bin/bin.repository.js";
import type { Obstacle } from "../../../kernel/bin/obstacle.js";
import type { RowCopies } from "../../../kernel/bin/row-copies.js";
import type { Tx } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import { changesSince } from "../../../kernel/contract/changed-fields.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountFollower, AccountService, ChangedBy } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import { rosterLocked } from "../contract/team.policy.js";
import type { HandleHolders } from "../members/handle-holders.js";
import { identityKey } from "../members/identity-key.js";
import { confirmedFields } from "../members/confirmed-fields.js";
import type {
  MemberRecordRepository,
  RecordField,
  RecordFields,
  StoredRecord,
} from "../members/member-record.repository.js";
import { rejectDuplicates } from "../members/reject-duplicates.js";
import { StaleTeam } from "../team-changes.js";
import { MEMBER_IDENTITY } from "../team-member.entity.js";
import type { Membership, TeamMemberRepository, UnlinkedMember } from "../members/team-member.repository.js";
import type { MembershipBinService } from "./membership-bin.service.js";
import type { TeamBinService } from "./team-bin.service.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecord } from "../reads/team-record.js";
import { type TeamRepository, UNLOCKED_WHEN_PAST } from "../team.repository.js";

/** Updates memberships when accounts are created, changed, deleted or restored. */
export class MembershipService implements AccountFollower {
  constructor(
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly records: MemberRecordRepository,
    private readonly reads: TeamReadRepository,
    private readonly accounts: AccountService,
    private readonly notices: TeamNotices,
    private readonly holders: HandleHolders,
    private readonly bin: { readonly teams: TeamBinService; readonly places: MembershipBinService },
  ) {}

  /** Links a new account to the records with its verified e-mail. */
  created(tx: Tx, account: Account): Promise<void> {
    return this.#linkRecords(tx, account);
  }

  /**
   * Restores the person's memberships. Also links the account to records that others have entered since the deletion.
   */
  async restored(tx: Tx, account: Account, copies: RowCopies): Promise<readonly Obstacle[]> {
    const obstacles = await this.bin.places.restore(tx, account, copies);
    await this.#linkRecords(tx, account);
    return obstacles;
  }

  /**
   * Removes an account from its teams in all events, in the transaction that deletes the account. Leadership passes to
   * the earliest added member with an account who has agreed to be in the team. If there is none, the team is deleted.
   * A locked roster does not prevent deleting the account of a person who does not lead the team.
   * @throws DomainError CONFLICT when the team changed concurrently. LEADS_PAID_TEAM while the person leads a team with
   * a pending or accepted payment. An accepted payment for a past event does not prevent deleting the account for good.
   */
  async removing(tx: Tx, account: Account, bin: BinnedDeletion | null): Promise<void> {
    for (const membership of await this.members.ofUser(account.id)) {
      const leads = membership.leaderId === account.id;
      const team = await this.reads.byId(membership.teamId);
      if (leads && rosterLocked(membership.paymentStatus) && (bin !== null || !isSettled(membership, team)))
        throw new DomainError("LEADS_PAID_TEAM");
      const done =
        team !== null &&
        (leads
          ? await this.#passOn(tx, membership, team, bin)
          : await this.#removeMember(tx, membership, team, bin));
      if (!done) throw new DomainError("CONFLICT");
      if (!leads && membership.confirmed && team.event.state !== "past")
        await this.notices.left(tx, team, { userId: account.id, name: account.name });
      announce(tx, { topic: Topic.team, id: membership.teamId });
    }
  }

  async #removeMember(
    tx: Tx,
    { id, teamId, leaderId }: Membership,
    team: TeamRecord,
    bin: BinnedDeletion | null,
  ): Promise<boolean> {
    if (!(await this.teams.releaseSeatEvenIfLocked(tx, { id: teamId, leaderId }))) return false;
    if (bin) await this.bin.places.put(tx, { id, teamId }, team.name, bin.copies);
    return this.members.remove(tx, id);
  }

  async #passOn(
    tx: Tx,
    { id, teamId, leaderId }: Membership,
    record: TeamRecord,
    bin: BinnedDeletion | null,
  ): Promise<boolean> {
    const team = { id: teamId, leaderId };
    const unlocked = bin === null && record.event.state === "past" ? UNLOCKED_WHEN_PAST : undefined;
    const nextLeader = await this.members.nextLeader(teamId);
    if (!nextLeader) {
      if (!(await this.teams.lockRoster(tx, team, unlocked))) return false;
      if (bin && !(await this.bin.teams.put(tx, record, bin.by, leaderId))) return false;
      if (!(await this.teams.remove(tx, team, unlocked))) return false;
      await this.notices.deleted(tx, record, { userId: leaderId, name: record.leader.name });
      return true;
    }
    if (!(await this.teams.replaceLeader(tx, team, nextLeader.userId, unlocked))) return false;
    if (bin) await this.bin.places.put(tx, { id, teamId }, record.name, bin.copies, nextLeader.userId);
    if (!(await this.members.markLeader(tx, teamId, nextLeader.id, nextLeader.userId))) return false;
    await this.accounts.promoteToLeader(tx, nextLeader.userId);
    const person = record.members.find((member) => member.id === nextLeader.id);
    if (person) await this.notices.handedOver(tx, record, person, { formerStays: false });
    return this.members.remove(tx, id);
  }

  /**
   * Applies an account's changes to its teams, except teams in past events. If the person has not agreed to be in a
   * team, only the identity key changes there.
   * @throws DomainError CONFLICT when the team changed concurrently. EMAIL_IN_TEAM, IDENTITY_TAKEN when another person
   * in an event has the new e-mail or identity. HANDLE_TAKEN when another person holds the new handle and this person
   * did not prove it. PERSON_LOCKED when the account's owner changes their name, college or roll number while a payment
   * locks the roster: after such a change, the record would describe another person.
   */
  async updated(tx: Tx, before: Account, after: Account, by: ChangedBy): Promise<void> {
    const changes = changesSince(recordFields(before), recordFields(after));
    const moved = "college" in changes || "universityRollNo" in changes;
    const checked = by === "owner" && SETTLED_BY_PAYMENT.some((field) => field in changes);
    const memberships = checked ? await this.members.ofUser(after.id) : [];
    for (const copy of await this.records.copiesOf(after.id)) {
      if (copy.confirmedAt === null) {
        if (moved) await this.#moveKey(tx, copy, after);
        continue;
      }
      const membership = memberships.find(({ id }) => id === copy.id);
      if (membership) await this.#lockUnlockedRoster(tx, membership);
      const { college, universityRollNo } = { ...copy, ...changes };
      const columns = moved ? { ...changes, identityKey: identityKey(college, universityRollNo) } : changes;
      const claim = { eventId: copy.eventId, handle: after.codeforcesHandle, ownerId: after.id };
      await overtakenIsConflict(
        this.holders.typed(tx, claim, () => rejectDuplicates(() => this.records.write(tx, copy.id, columns))),
      );
    }
    if (changes.email) await this.#linkRecords(tx, after);
    for (const { teamId } of await this.members.ofUser(after.id))
      announce(tx, { topic: Topic.team, id: teamId });
  }

  /**
   * Stores the proved handle in the person's confirmed records in events that are not past. After this, no other person
   * in these events holds the handle.
   */
  async proved(tx: Tx, { id, codeforcesHandle }: Account): Promise<void> {
    for (const copy of await this.records.copiesOf(id)) {
      if (copy.confirmedAt === null) continue;
      const claim = { eventId: copy.eventId, handle: codeforcesHandle, ownerId: id };
      const write = () => this.records.write(tx, copy.id, { codeforcesHandle });
      await overtakenIsConflict(this.holders.typed(tx, claim, write));
      announce(tx, { topic: Topic.team, id: copy.teamId });
    }
  }

  /**
   * Updates the identity key of an unconfirmed membership. If the key is taken, the membership gets no key, because an
   * unconfirmed membership must not stop people from correcting their own data.
   */
  async #moveKey(tx: Tx, copy: StoredRecord, account: Account): Promise<void> {
    try {
      await this.records.write(tx, copy.id, { identityKey: confirmedFields(account, copy).identityKey });
    } catch (error) {
      if (!violates(error, MEMBER_IDENTITY)) throw error;
      await this.records.write(tx, copy.id, { identityKey: null });
    }
  }

  /**
   * Locks the team's row, so that no payment is reported while the person's data changes.
   * @throws DomainError PERSON_LOCKED when a payment already locks the roster, CONFLICT when the team changed
   * concurrently.
   */
  async #lockUnlockedRoster(tx: Tx, { teamId, leaderId, paymentStatus }: Membership): Promise<void> {
    if (rosterLocked(paymentStatus)) throw new DomainError("PERSON_LOCKED");
    if (!(await this.teams.lockRoster(tx, { id: teamId, leaderId }))) throw new DomainError("CONFLICT");
  }

  /**
   * Links an account to the records with its verified e-mail. The account's owner must still agree to be in the teams.
   */
  async #linkRecords(tx: Tx, account: Account): Promise<void> {
    for (const record of await this.members.unlinkedOf(account)) {
      await this.#link(tx, record, account);
      announce(tx, { topic: Topic.team, id: record.teamId });
    }
  }

  /**
   * Links a record to an account. Takes the identity key from the account's data, unless another person has that key.
   */
  async #link(tx: Tx, record: UnlinkedMember, account: Account): Promise<void> {
    try {
      await this.members.link(tx, record.id, account.id, confirmedFields(account, record).identityKey);
    } catch (error) {
      // Another person in the event has this identity key. The conflict must not stop a sign-up, so the record keeps
      // its old key.
      if (!violates(error, MEMBER_IDENTITY)) throw error;
      const { college, universityRollNo } = record;
      await this.members.link(tx, record.id, account.id, identityKey(college, universityRollNo));
    }
  }
}

/** Turns a StaleTeam error into a conflict, because these writes, unlike changes of a team, are not retried. */
async function overtakenIsConflict(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw error instanceof StaleTeam ? new DomainError("CONFLICT", { cause: error }) : error;
  }
}

/**
 * The fields that identify a person. While a payment locks the team's people, the person cannot change these fields.
 */
const SETTLED_BY_PAYMENT: readonly RecordField[] = ["name", "college", "universityRollNo"];

/** Returns the account's fields that teams keep a copy of. */
function recordFields(account: Account): Required<RecordFields> {
  const { name, email, phone, college, universityRollNo, codeforcesHandle } = account;
  return { name, email, phone, college, universityRollNo, codeforcesHandle };
}

/** Returns whether a team has an accepted payment for a past event. Such a team no longer needs its leader. */
function isSettled({ paymentStatus }: Membership, team: TeamRecord | null): boolean {
  return paymentStatus === "accepted" && team?.event.state === "past";
}
