import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { Account } from "../../accounts/contract/account.js";
import { normaliseHandle } from "../../../kernel/contract/handle.js";
import type { ReplaceMemberInput } from "../contract/member.inputs.js";
import { mayReplace } from "../contract/team.policy.js";
import type { HandleHolders } from "../members/handle-holders.js";
import { identityKey } from "../members/identity-key.js";
import { addedMember } from "../members/new-member.js";
import { typedRecord } from "../members/record-fields.js";
import { refuseOwnPeople } from "../members/reject-duplicates.js";
import type { TeamLinks } from "./team-ports.js";
import { ExternalMails, UNCOUNTED } from "../notices/external-mails.js";
import { personTaken, StaleTeam, type TeamChanges } from "../team-changes.js";
import { queueTeamWebhook } from "../notices/team-webhooks.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import type { TeamNotices } from "../notices/team-notices.js";
import { ledTeam, type NewMember, type TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";
import type { TeamPayload } from "../team.types.js";

/** Replaces people in teams for Superadmins, even when a payment locks the roster. */
export class SubstitutionService {
  readonly #externalMails: ExternalMails;

  constructor(
    private readonly changes: TeamChanges,
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly accounts: AccountService,
    private readonly links: TeamLinks,
    private readonly notices: TeamNotices,
    limiter: RateLimiter,
    private readonly holders: HandleHolders,
  ) {
    this.#externalMails = new ExternalMails(accounts, limiter);
  }

  /**
   * Replaces a member with another person, whatever the team's payment status. A person with an account is added
   * immediately and asked whether they agree. Notifies the new person. Also notifies the leader and the replaced
   * person, with the reason.
   * @throws DomainError FORBIDDEN, MEMBER_NOT_FOUND, LEADER_MUST_STAY, ACCOUNT_NOT_FOUND, PERSON_IN_YOUR_TEAM,
   * PERSON_IN_TEAM, HANDLE_TAKEN, BAD_INPUT for a person who has no account and lacks a name or roll number.
   */
  async replace(caller: Caller | null, input: ReplaceMemberInput): Promise<TeamPayload> {
    const actor = requirePermission(caller, "replaceMember");
    const { memberId } = input;
    const reason = input.reason.trim();
    const email = typedRecord(input).email ?? null;
    const mail = email === null ? UNCOUNTED : await this.#externalMails.count(actor, email);
    const replaced = this.changes.run(actor, {
      load: async (reads) => {
        const team = await reads.byMember(memberId);
        if (!team) throw new DomainError("MEMBER_NOT_FOUND");
        return team;
      },
      may: (team, judged) => mayReplace(team, judged, memberId),
      write: async (tx, team) => {
        if (!(await this.teams.lockLed(tx, ledTeam(team)))) throw new StaleTeam();
        const former = team.members.find((person) => person.id === memberId);
        if (!former || !(await this.members.removeAdded(tx, team.id, memberId))) throw new StaleTeam();
        const account = email === null ? null : await this.accounts.findByEmail(email);
        refuseOwnPeople(actor, team, { email, userId: account?.id });
        const person = newPerson(team, input, account);
        const claim = { eventId: team.event.id, handle: person.codeforcesHandle, ownerId: null };
        await this.holders.typed(tx, claim, () => personTaken(() => this.members.insert(tx, person)));
        await this.links.remove(tx, team.id);
        queueTeamWebhook(tx, "team.updated", team.id);
        await this.notices.replaced(tx, team, actor, { former, person, reason });
        if (account) await this.notices.added(tx, team, actor, account, { mail: mail.allowed });
        else if (email !== null && mail.allowed) await this.notices.addedByAddress(tx, team, actor, email);
        const target = { targetType: "team", targetId: team.id, targetName: team.name };
        const details = { from: former.name, to: person.name, reason };
        await recordAudit(tx, { actor, action: "team.replace-member", ...target, details });
      },
    });
    const { id } = await this.#externalMails.unlessFailed(replaced, () => mail);
    return this.changes.reply(actor, id, ADMIN_SUCCESS.memberReplaced);
  }
}

/**
 * Returns the new person's row. A person with an account is unconfirmed. A person without an account gets the typed
 * fields.
 */
function newPerson(team: TeamRecord, input: ReplaceMemberInput, account: Account | null): NewMember {
  const place = { teamId: team.id, eventId: team.event.id };
  const codeforcesHandle = normaliseHandle(input.codeforcesHandle);
  if (account) return { ...addedMember(account, place), codeforcesHandle };
  const { name, email = null, phone = null, college = null, universityRollNo } = typedRecord(input);
  if (!name && email) throw new DomainError("ACCOUNT_NOT_FOUND");
  if (!name) throw missing("email", ADMIN_RULES.replacement);
  if (!universityRollNo) throw missing("universityRollNo", RULES.rollNoRequired);
  const typed = { name, email, phone, college, universityRollNo, codeforcesHandle };
  const none = { id: newId(), userId: null, isLeader: false, confirmed: false };
  return { ...place, ...none, ...typed, identityKey: identityKey(college, universityRollNo) };
}

function missing(field: string, message: string): DomainError {
  return new DomainError("BAD_INPUT", { message, fields: { [field]: message } });
}
