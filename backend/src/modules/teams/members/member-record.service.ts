import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import { normaliseHandle } from "../../../kernel/contract/handle.js";
import { isRegistrationOpen } from "../../events/contract/event-state.js";
import { confirmedFields, type TypedFields } from "./confirmed-fields.js";
import type { AddMemberRecordInput, UpdateMemberRecordInput } from "../contract/member-record.input.js";
import { mayAddMember, mayEditHandle, mayFillIn } from "../contract/team.policy.js";
import type { HandleHolders } from "./handle-holders.js";
import { identityKey } from "./identity-key.js";
import type { MemberRecordRepository, StoredRecord } from "./member-record.repository.js";
import { changesOf, refuseFilled, typedRecord, type TypedRecord } from "./record-fields.js";
import { refuseOwnPeople } from "./reject-duplicates.js";
import { actorOf } from "../reads/team-visibility.js";
import { auditAdmin, enforce, personTaken, StaleTeam, type TeamChanges } from "../team-changes.js";
import { type CountedMail, ExternalMails, UNCOUNTED, ADDED_PER_HOUR } from "../notices/external-mails.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamMemberRepository } from "./team-member.repository.js";
import { ledTeam, ownerOf, peopleOf, type TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";
import type { TeamPayload } from "../team.types.js";

/** An edit that fills in empty fields, and whether a newly known address gets a mail. */
interface Gaps {
  readonly stored: StoredRecord;
  readonly changes: TypedRecord;
  readonly mail: CountedMail;
}

/**
 * Adds and completes full records of people, who may or may not have an account. For events at which leaders enter the
 * full record of everyone in the team (the record variant).
 */
export class MemberRecordService {
  readonly #externalMails: ExternalMails;

  constructor(
    private readonly changes: TeamChanges,
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly records: MemberRecordRepository,
    private readonly accounts: AccountService,
    private readonly notices: TeamNotices,
    private readonly limiter: RateLimiter,
    private readonly holders: HandleHolders,
  ) {
    this.#externalMails = new ExternalMails(accounts, limiter);
  }

  /**
   * Adds a person as a full record. If an account has the record's e-mail, the record is linked to the account
   * immediately, but the account's owner must still agree. Notifies the person by mail if an address is known. A record
   * without a college gets the leader's college.
   * @throws DomainError as `RosterService.addMember`, except ACCOUNT_NOT_FOUND. Also HANDLE_TAKEN.
   */
  async addMemberRecord(caller: Caller, input: AddMemberRecordInput): Promise<TeamPayload> {
    await this.limiter.consume([ADDED_PER_HOUR, caller.userId]);
    const mail = await this.#externalMails.count(caller, typedRecord(input).email ?? null);
    const added = this.changes.run(caller, {
      load: (reads) => reads.byId(input.teamId),
      may: (team, actor) => mayAddMember(team, actor, isRegistrationOpen(team.event, new Date())),
      write: async (tx, team) => {
        if (!(await this.teams.reserveSeat(tx, ledTeam(team)))) throw new StaleTeam();
        const record = await this.#newRecord(team, input);
        const account = await this.#accountOf(record.email);
        refuseOwnPeople(caller, team, { email: record.email, userId: account?.id });
        const place = { teamId: team.id, eventId: team.event.id, isLeader: false, confirmed: false };
        const person = { ...record, userId: account?.id ?? null, identityKey: keyOf(record, account) };
        const claim = { eventId: team.event.id, handle: record.codeforcesHandle, ownerId: null };
        await this.holders.typed(tx, claim, () =>
          personTaken(() => this.members.insert(tx, { ...place, ...person })),
        );
        await this.#notify(tx, caller, team, { email: record.email, account, mail });
        await auditAdmin(tx, caller, team, "team.add-member", { member: record.name });
      },
    });
    await this.#externalMails.unlessFailed(added, () => mail);
    return this.changes.reply(caller, input.teamId, SUCCESS.memberAdded);
  }

  /**
   * Fills in a person's empty fields and sets the handle. The leader or a Superadmin may fill in fields until the
   * roster is locked. The leader, a Superadmin and the person themselves may always set the handle. A field sent with
   * its stored value counts as unchanged.
   * @throws DomainError MEMBER_NOT_FOUND, FORBIDDEN, NOT_YOUR_HANDLE, NOT_LEADER, ROSTER_LOCKED, PERSON_IS_YOU,
   * PERSON_IN_YOUR_TEAM, PERSON_IN_TEAM, HANDLE_TAKEN, RATE_LIMITED; BAD_INPUT naming each field that is already filled
   * in.
   */
  async updateMemberRecord(caller: Caller, input: UpdateMemberRecordInput): Promise<TeamPayload> {
    const { memberId } = input;
    const typed = typedRecord(input);
    let mail = UNCOUNTED;
    const updated = this.changes.run(caller, {
      load: async (reads) => {
        const team = await reads.byMember(memberId);
        const person = team && peopleOf(team).find((one) => one.id === memberId);
        if (!person) throw new DomainError("MEMBER_NOT_FOUND");
        if (person.email === null && mail === UNCOUNTED)
          mail = await this.#externalMails.count(caller, typed.email ?? null);
        return team;
      },
      may: (team, actor) => mayEditHandle(team, actor, memberId),
      write: async (tx, team) => {
        const stored = await this.records.byId(team.id, memberId);
        if (!stored) throw new StaleTeam();
        const changes = changesOf(stored, typed);
        if (Object.keys(changes).length > 0) {
          enforce(mayFillIn(team, actorOf(caller), memberId));
          refuseFilled(stored, changes);
          await this.#fillIn(tx, caller, team, { stored, changes, mail });
        }
        if (input.codeforcesHandle !== undefined) {
          const handle = normaliseHandle(input.codeforcesHandle);
          const { userId, confirmedAt } = stored;
          const ownerId = ownerOf({ userId, confirmed: confirmedAt !== null });
          const set = () => this.members.setHandle(tx, team.id, memberId, handle);
          if (!(await this.holders.typed(tx, { eventId: team.event.id, handle, ownerId }, set)))
            throw new StaleTeam();
          if (stored.userId === caller.userId) await this.accounts.setHandle(tx, caller.userId, handle);
        }
        const details = { member: stored.name, fields: Object.keys(changes) };
        await auditAdmin(tx, caller, team, "team.update-member", details);
      },
    });
    const { id } = await this.#externalMails.unlessFailed(updated, () => mail);
    return this.changes.reply(caller, id, SUCCESS.memberUpdated);
  }

  /** Writes the fields to fill in. A newly known e-mail links the record to the account with that e-mail. */
  async #fillIn(tx: Tx, caller: Caller, team: TeamRecord, { stored, changes, mail }: Gaps): Promise<void> {
    if (!(await this.teams.lockRoster(tx, ledTeam(team)))) throw new StaleTeam();
    const filled = { ...stored, ...changes };
    const account = await this.#accountOf(changes.email ?? null);
    refuseOwnPeople(caller, team, { email: changes.email ?? null, userId: account?.id });
    const owner = account ?? (stored.userId ? await this.accounts.findById(stored.userId) : null);
    await personTaken(async () => {
      const key = keyOf(filled, owner);
      if (!(await this.records.fillIn(tx, stored.id, changes, key))) throw new StaleTeam();
      if (account) await this.members.link(tx, stored.id, account.id, key);
    });
    if (changes.email) await this.#notify(tx, caller, team, { email: changes.email, account, mail });
  }

  async #newRecord(team: TeamRecord, input: AddMemberRecordInput): Promise<StoredRecord> {
    const typed = typedRecord(input);
    const leader = await this.accounts.findById(team.leader.userId ?? "");
    return {
      id: newId(),
      userId: null,
      name: typed.name ?? "",
      email: typed.email ?? null,
      phone: typed.phone ?? null,
      college: typed.college ?? leader?.college ?? null,
      universityRollNo: typed.universityRollNo ?? null,
      codeforcesHandle: normaliseHandle(input.codeforcesHandle),
      confirmedAt: null,
    };
  }

  async #accountOf(email: string | null): Promise<Account | null> {
    return email === null ? null : this.accounts.findByEmail(email);
  }

  /**
   * Notifies the person. If the limit for mails to their address is used up, an account's owner is notified only on the
   * site, and a person without an account is not notified.
   */
  async #notify(
    tx: Tx,
    caller: Caller,
    team: TeamRecord,
    {
      email,
      account,
      mail,
    }: { readonly email: string | null; readonly account: Account | null; readonly mail: CountedMail },
  ): Promise<void> {
    if (account) await this.notices.added(tx, team, caller, account, { mail: mail.allowed });
    else if (email !== null && mail.allowed) await this.notices.addedByAddress(tx, team, caller, email);
  }
}

/**
 * Returns the person's identity key. If they have an account, its data comes first, and the record's data fills gaps.
 * Otherwise only the record's data counts.
 */
function keyOf(record: TypedFields, account: Account | null): string | null {
  if (account) return confirmedFields(account, record).identityKey;
  return identityKey(record.college, record.universityRollNo);
}
