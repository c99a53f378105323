import type { Caller } from "../../kernel/auth/caller.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { AccountService } from "../accounts/account.service.js";
import type { Account } from "../accounts/contract/account.js";
import { isRegistrationOpen } from "../events/contract/event-state.js";
import { ADDED_PER_HOUR } from "./add-limit.js";
import type { AddMemberRecordInput, UpdateMemberRecordInput } from "./contract/member-record.input.js";
import { mayAddMember, mayEditHandle, mayFillIn } from "./contract/team.policy.js";
import { identityKey } from "./identity-key.js";
import { linkedFields } from "./linked-fields.js";
import type { MemberRecordRepository, StoredRecord } from "./member-record.repository.js";
import { changesOf, refuseFilled, typedRecord, type TypedRecord } from "./record-fields.js";
import { actorOf } from "./team-actor.js";
import { auditAdmin, enforce, personTaken, StaleTeam, type TeamChanges } from "./team-changes.js";
import { addedToTeamMail, recordAddedMail } from "./team-mails.js";
import type { TeamMemberRepository } from "./team-member.repository.js";
import { ledTeam, type TeamRecord } from "./team-record.js";
import type { TeamRepository } from "./team.repository.js";
import type { TeamPayload } from "./team.types.js";

/** The record variant: people typed in whole, with or without an account. */
export class MemberRecordService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly records: MemberRecordRepository,
    private readonly accounts: AccountService,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
    private readonly publicUrl: string,
  ) {}

  /**
   * Adds a person as a full record, tied at once to the account that has its e-mail; told by mail if there is an
   * address. Without a college, the leader's counts.
   * @throws DomainError as `RosterService.addMember`, without ACCOUNT_NOT_FOUND; RATE_LIMITED.
   */
  async addMemberRecord(caller: Caller, input: AddMemberRecordInput): Promise<TeamPayload> {
    await this.limiter.consume([ADDED_PER_HOUR, caller.userId]);
    await this.changes.run(caller, {
      load: (reads) => reads.byId(input.teamId),
      may: (team, actor) => mayAddMember(team, actor, isRegistrationOpen(team.event, new Date())),
      write: async (tx, team) => {
        if (!(await this.teams.takePlace(tx, ledTeam(team)))) throw new StaleTeam();
        const record = await this.#newRecord(tx, team, input);
        const account = await this.#accountOf(tx, record.email);
        const place = { id: record.id, teamId: team.id, eventId: team.event.id, isLeader: false };
        const person = account
          ? linkedFields(account, record)
          : { ...record, identityKey: identityKey(record.college, record.universityRollNo) };
        await personTaken(() => this.members.insert(tx, { ...place, ...person, email: record.email }));
        if (account) await this.#giveHandle(tx, account, record.codeforcesHandle);
        await this.#tell(tx, caller, team, record, account);
        await auditAdmin(tx, caller, team, "team.add-member", { member: person.name });
      },
    });
    return this.changes.reply(caller, input.teamId, SUCCESS.memberAdded);
  }

  /**
   * Fills in empty fields of a person (leader or Superadmin, until the roster is locked) and sets the handle (the
   * person themselves too, always). A field sent as it is already is no change.
   * @throws DomainError MEMBER_NOT_FOUND, FORBIDDEN, NOT_YOUR_HANDLE, NOT_LEADER, ROSTER_LOCKED, PERSON_IN_TEAM;
   * BAD_INPUT naming each field that is filled in already.
   */
  async updateMemberRecord(caller: Caller, input: UpdateMemberRecordInput): Promise<TeamPayload> {
    const { memberId } = input;
    const { id } = await this.changes.run(caller, {
      load: async (reads) => {
        const team = await reads.byMember(memberId);
        if (!team) throw new DomainError("MEMBER_NOT_FOUND");
        return team;
      },
      may: (team, actor) => mayEditHandle(team, actor, memberId),
      write: async (tx, team) => {
        const stored = await this.records.byId(tx, team.id, memberId);
        if (!stored) throw new StaleTeam();
        const changes = changesOf(stored, typedRecord(input));
        let userId = stored.userId;
        if (Object.keys(changes).length > 0) {
          enforce(mayFillIn(team, actorOf(caller), memberId));
          refuseFilled(stored, changes);
          userId = await this.#fillIn(tx, caller, team, { stored, changes });
        }
        if (input.codeforcesHandle !== undefined) {
          const handle = input.codeforcesHandle?.trim() || null;
          if (!(await this.members.setHandle(tx, team.id, memberId, handle))) throw new StaleTeam();
          if (userId) await this.accounts.setHandle(tx, userId, handle);
        }
        const details = { member: stored.name, fields: Object.keys(changes) };
        await auditAdmin(tx, caller, team, "team.update-member", details);
      },
    });
    return this.changes.reply(caller, id, SUCCESS.memberUpdated);
  }

  /** Writes the gaps; a newly known e-mail ties the record to its account. Answers whose record it is now. */
  async #fillIn(
    tx: Tx,
    caller: Caller,
    team: TeamRecord,
    { stored, changes }: { readonly stored: StoredRecord; readonly changes: TypedRecord },
  ): Promise<string | null> {
    if (!(await this.teams.holdRoster(tx, ledTeam(team)))) throw new StaleTeam();
    const filled = { ...stored, ...changes };
    const account = await this.#accountOf(tx, changes.email ?? null);
    await personTaken(async () => {
      const key = identityKey(filled.college, filled.universityRollNo);
      if (!(await this.records.fillIn(tx, stored.id, changes, key))) throw new StaleTeam();
      if (account) await this.members.link(tx, stored.id, linkedFields(account, filled));
    });
    if (account) await this.#giveHandle(tx, account, filled.codeforcesHandle);
    if (changes.email) await this.#tell(tx, caller, team, filled, account);
    return account?.id ?? stored.userId;
  }

  async #newRecord(tx: Tx, team: TeamRecord, input: AddMemberRecordInput): Promise<StoredRecord> {
    const typed = typedRecord(input);
    const leader = await this.accounts.findById(tx, team.leader.userId ?? "");
    return {
      id: newId(),
      userId: null,
      name: typed.name ?? "",
      email: typed.email ?? null,
      phone: typed.phone ?? null,
      college: typed.college ?? leader?.college ?? null,
      universityRollNo: typed.universityRollNo ?? null,
      codeforcesHandle: input.codeforcesHandle?.trim() || null,
    };
  }

  async #accountOf(tx: Tx, email: string | null): Promise<Account | null> {
    return email === null ? null : this.accounts.findByEmail(tx, email);
  }

  async #giveHandle(tx: Tx, account: Account, handle: string | null): Promise<void> {
    if (handle && !account.codeforcesHandle) await this.accounts.setHandle(tx, account.id, handle);
  }

  async #tell(
    tx: Tx,
    caller: Caller,
    team: TeamRecord,
    person: Pick<StoredRecord, "email" | "name">,
    account: Account | null,
  ): Promise<void> {
    if (person.email === null) return;
    const added = { addedBy: caller.name, teamName: team.name, event: team.event };
    await this.outbox.enqueue(
      tx,
      account
        ? addedToTeamMail({ ...added, to: account.email, name: account.name }, this.publicUrl)
        : recordAddedMail({ ...added, to: person.email, name: person.name }, this.publicUrl),
    );
  }
}
