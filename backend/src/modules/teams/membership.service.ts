import { ERRORS } from "../../kernel/contract/catalogue.js";
import type { Tx } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { announce } from "../../kernel/pubsub/announce.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { AccountService, ChangedBy } from "../accounts/account.service.js";
import type { Account } from "../accounts/contract/account.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import { rosterLocked } from "./contract/team.policy.js";
import { identityKey } from "./identity-key.js";
import { linkedFields } from "./linked-fields.js";
import type { MemberRecordRepository, RecordField, RecordFields } from "./member-record.repository.js";
import { MEMBER_EMAIL, MEMBER_IDENTITY } from "./team-member.entity.js";
import type { Membership, TeamMemberRepository, UnlinkedMember } from "./team-member.repository.js";
import type { TeamRepository } from "./team.repository.js";

/** What happens to memberships when accounts come and go. */
export class MembershipService {
  constructor(
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly records: MemberRecordRepository,
    private readonly accounts: AccountService,
  ) {
    accounts.onCreated((tx, account) => this.#linkRecords(tx, account));
    accounts.onUpdated((tx, before, after, by) => this.#keepInStep(tx, before, after, by));
    accounts.onRemoving((tx, account) => this.handleAccountDeletion(tx, account.id));
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
      announce(tx, { topic: Topic.team, id: membership.teamId });
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

  /**
   * Carries what changed of an account into its teams; those of past events are history and stay as they were.
   * @throws DomainError EMAIL_IN_TEAM, IDENTITY_TAKEN when another person of an event has the new e-mail or identity;
   * PERSON_LOCKED when a payment fixed who is in the team (another name and roll number would be another person).
   */
  async #keepInStep(tx: Tx, before: Account, after: Account, by: ChangedBy): Promise<void> {
    const changes = changedFields(before, after);
    const checked = by === "owner" && SETTLED_BY_PAYMENT.some((field) => field in changes);
    const memberships = checked ? await this.members.ofUser(tx, after.id) : [];
    for (const copy of await this.records.copiesOf(tx, after.id)) {
      const membership = memberships.find(({ id }) => id === copy.id);
      if (membership) await this.#holdUnlocked(tx, membership);
      const { college, universityRollNo } = { ...copy, ...changes };
      const moved = "college" in changes || "universityRollNo" in changes;
      await refuseDoubles(() =>
        this.records.write(
          tx,
          copy.id,
          moved ? { ...changes, identityKey: identityKey(college, universityRollNo) } : changes,
        ),
      );
    }
    if (changes.email) await this.#linkRecords(tx, after);
    for (const { teamId } of await this.members.ofUser(tx, after.id))
      announce(tx, { topic: Topic.team, id: teamId });
  }

  /** Keeps a payment from being reported while the person's data changes. */
  async #holdUnlocked(tx: Tx, { teamId, leaderId, paymentStatus }: Membership): Promise<void> {
    if (rosterLocked(paymentStatus)) throw new DomainError("PERSON_LOCKED");
    if (!(await this.teams.holdRoster(tx, { id: teamId, leaderId }))) throw new DomainError("CONFLICT");
  }

  /** Ties records with an account's verified e-mail to it; a record's handle becomes the account's if it has none. */
  async #linkRecords(tx: Tx, account: Account): Promise<void> {
    for (const record of await this.members.unlinkedOf(tx, account)) {
      await this.#link(tx, record, account);
      const handle = account.codeforcesHandle ?? record.codeforcesHandle;
      if (handle) await this.accounts.setHandle(tx, account.id, handle);
      announce(tx, { topic: Topic.team, id: record.teamId });
    }
  }

  /** The account's own data wins over what a leader typed, unless that makes the person somebody else's double. */
  async #link(tx: Tx, record: UnlinkedMember, account: Account): Promise<void> {
    const linked = linkedFields(account, record);
    try {
      await this.members.link(tx, record.id, linked);
    } catch (error) {
      // Somebody else in the event claims this identity. That must not stop a sign-up: the record keeps its own.
      if (!violates(error, MEMBER_IDENTITY)) throw error;
      const { college, universityRollNo } = record;
      const key = identityKey(college, universityRollNo);
      await this.members.link(tx, record.id, { ...linked, college, universityRollNo, identityKey: key });
    }
  }
}

/** Who somebody is, once their team has paid; e-mail, phone and handle are how to reach them. */
const SETTLED_BY_PAYMENT: readonly RecordField[] = ["name", "college", "universityRollNo"];

/** The fields that a team keeps a copy of, as far as they changed. */
function changedFields(before: Account, after: Account): RecordFields {
  const { name, email, phone, college, universityRollNo, codeforcesHandle } = after;
  const fields = { name, email, phone, college, universityRollNo, codeforcesHandle };
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => before[field as RecordField] !== value),
  );
}

async function refuseDoubles(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violates(error, MEMBER_EMAIL)) throw refusal("EMAIL_IN_TEAM", "newEmail", error);
    if (violates(error, MEMBER_IDENTITY)) throw refusal("IDENTITY_TAKEN", "universityRollNo", error);
    throw error;
  }
}

function refusal(code: "EMAIL_IN_TEAM" | "IDENTITY_TAKEN", field: string, cause: unknown): DomainError {
  return new DomainError(code, { fields: { [field]: ERRORS[code].message }, cause });
}
