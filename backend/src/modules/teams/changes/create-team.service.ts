import { recordAudit } from "../../../kernel/audit/audit-log.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { queryBatch } from "../../../kernel/fast/batch.js";
import { isMissingReference, violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountService, NewLeader } from "../../accounts/account.service.js";
import type { LoginPayload } from "../../accounts/contract/login-payload.js";
import type { SessionService } from "../../accounts/session.service.js";
import { isRegistrationOpen } from "../../events/contract/event-state.js";
import type { EventService } from "../../events/event.service.js";
import { normaliseHandle } from "../../../kernel/contract/handle.js";
import { checkHandle, type Codeforces } from "../../codeforces/handle-check.service.js";
import type { ConsentService } from "./consent.service.js";
import type { CreateTeamInput } from "../contract/create-team.input.js";
import { cleanTeamName, teamNameKey } from "../contract/team-name.js";
import { hasPendingMemberships } from "./pending-memberships.sql.js";
import type { HandleClaim, HandleHolders } from "../members/handle-holders.js";
import { ownMember } from "../members/new-member.js";
import type { NewMember } from "../reads/team-record.js";
import { actorOf } from "../reads/team-actor.js";
import { isUnconfirmed } from "../contract/team.policy.js";
import { isPersonTaken, StaleTeam } from "../team-changes.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamNotices } from "../notices/team-notices.js";
import { newTeamReference } from "./team-reference.js";
import type { TeamRepository } from "../team.repository.js";
import { MEMBER_IDENTITY } from "../team-member.entity.js";
import { TEAM_NAME, TEAM_REFERENCE } from "../team.entity.js";
import type { TeamPayload, TeamView } from "../team.types.js";

/** With 100,000 teams one new code in 335 is taken already; five in a row never are. */
const MAX_ATTEMPTS = 5;

interface CreatedTeam {
  readonly team: TeamView;
  readonly newLeader: NewLeader;
}

/** What a new team starts with. */
interface NewTeam {
  readonly name: string;
  /** Its leader's, when one was given. */
  readonly handle: string | null;
}

/** Registering a new team for the current event. */
export class CreateTeamService {
  constructor(
    private readonly db: Database,
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly reads: TeamReadRepository,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly events: EventService,
    private readonly consent: ConsentService,
    private readonly notices: TeamNotices,
    private readonly codeforces: Codeforces,
    private readonly holders: HandleHolders,
    private readonly newReference: (eventTitle: string) => string = newTeamReference,
  ) {}

  /**
   * Makes a team of one, whose leader becomes a Team Leader (then the reply carries a fresh session). Anyone signed in
   * may, a Superadmin too: they stay Superadmin, may name somebody else as `leaderId`, and may do it after
   * registration closed. A place in another team that the caller was given and has not agreed to is given up with it.
   * @throws DomainError FORBIDDEN for another's `leaderId`, NO_CURRENT_EVENT, REGISTRATION_CLOSED, ALREADY_IN_TEAM,
   * TEAM_NAME_TAKEN, IDENTITY_TAKEN, HANDLE_UNKNOWN, HANDLE_TAKEN.
   */
  async create(caller: Caller, input: CreateTeamInput, leaderId = caller.userId): Promise<TeamPayload> {
    if (leaderId !== caller.userId && !actorOf(caller).isSuperadmin) throw new DomainError("FORBIDDEN");
    const { handle } = await checkHandle(this.codeforces, normaliseHandle(input.codeforcesHandle));
    const { team, newLeader } = await this.#again(caller, { name: input.name, handle }, leaderId);
    const fresh = (): LoginPayload =>
      this.sessions.freshLogin(caller, { role: newLeader.account.role, epoch: newLeader.epoch });
    const isNew = newLeader.promoted && leaderId === caller.userId;
    return {
      message: SUCCESS.teamCreated,
      team,
      // Signed for those who ask for it.
      get session() {
        return isNew ? fresh() : null;
      },
    };
  }

  /** Founds anew while only the reference was taken, or somebody added the founder to a team meanwhile. */
  async #again(caller: Caller, wish: NewTeam, leaderId: string): Promise<CreatedTeam> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.inTransaction((tx) => this.#createTeam(tx, caller, wish, leaderId));
      } catch (error) {
        const passing =
          violates(error, TEAM_REFERENCE) ||
          error instanceof StaleTeam ||
          // The event was deleted meanwhile, or the account: the next look says which.
          isMissingReference(error) ||
          (isPersonTaken(error) && leaderId === caller.userId && (await this.#isOnlyAdded(leaderId)));
        if (!passing || attempt === MAX_ATTEMPTS) throw await this.#refusal(error, caller, leaderId);
      }
    }
  }

  /** The account first: two teams founded by one person at once queue on its row instead of locking crosswise. */
  async #createTeam(tx: Tx, caller: Caller, wish: NewTeam, leaderId: string): Promise<CreatedTeam> {
    const { name, handle } = wish;
    const byThemselves = leaderId === caller.userId;
    const [newLeader, event, hasPending] = await queryBatch(
      tx,
      this.accounts.newLeader(leaderId, { byThemselves }),
      this.events.currentNow,
      hasPendingMemberships(leaderId),
    );
    if (!newLeader) throw new DomainError("NOT_FOUND");
    if (!event) throw new DomainError("NO_CURRENT_EVENT");
    if (!isRegistrationOpen(event, new Date()) && !actorOf(caller).isSuperadmin) {
      throw new DomainError("REGISTRATION_CLOSED");
    }
    const team = {
      id: newId(),
      eventId: event.id,
      name: cleanTeamName(name),
      nameKey: teamNameKey(name),
      leaderId,
      reference: this.newReference(event.title),
    };
    const { account } = newLeader;
    await this.accounts.endProofsOf(tx, newLeader);
    if (byThemselves && hasPending) await this.consent.declineAll(tx, account, event.id);
    // Another's account changes only by its owner: what a Superadmin typed is the team's record.
    if (handle !== null && byThemselves) await this.accounts.setHandle(tx, leaderId, handle);
    const own = handle === null ? account : { ...account, codeforcesHandle: handle };
    const leader = ownMember(own, { teamId: team.id, eventId: event.id }, { leads: true });
    await this.teams.insertLater(tx, team);
    const claim = { eventId: event.id, handle: leader.codeforcesHandle, ownerId: leaderId };
    const holdsHandle = await this.#insertLeader(tx, leader, claim, handle !== null);
    await this.notices.registered(tx, { ...team, event }, newLeader);
    if (!byThemselves) {
      const details = { leader: account.name };
      await recordAudit(tx, {
        actor: caller,
        action: "team.create",
        targetType: "team",
        targetId: team.id,
        targetName: team.name,
        details,
      });
    }
    // What a Superadmin typed for somebody else is not the account's handle, so it is not what they proved.
    const isProved =
      handle === null ? newLeader.provedHandle : byThemselves && (await this.holders.isVerified(claim));
    const handleVerified = holdsHandle && isProved;
    // The reply is what was just written, so reading it again would only cost time.
    const view: TeamView = {
      ...team,
      ranking: null,
      paymentStatus: "incomplete",
      rosterLocked: false,
      qualified: false,
      place: null,
      note: null,
      event: { ...event, fee: event.feePaise },
      leader: { ...leader, handleTaken: !holdsHandle, handleVerified },
      members: [],
    };
    return { team: view, newLeader };
  }

  /** @returns whether the leader holds the handle, which somebody else may have proved. @throws DomainError HANDLE_TAKEN for a typed one. */
  async #insertLeader(tx: Tx, leader: NewMember, claim: HandleClaim, isTyped: boolean): Promise<boolean> {
    if (claim.handle === null) {
      await this.members.insertLeader(tx, leader);
      return true;
    }
    const insert = async (holds: boolean): Promise<boolean> => {
      await this.members.insert(tx, leader, holds);
      return holds;
    };
    return isTyped
      ? this.holders.typed(tx, claim, () => insert(true))
      : this.holders.broughtAlong(tx, claim, insert);
  }

  /** What a failed attempt is answered with. Somebody who sends the form twice has a team, not a taken name. */
  async #refusal(error: unknown, caller: Caller, leaderId: string): Promise<unknown> {
    if (error instanceof StaleTeam || isMissingReference(error))
      return new DomainError("CONFLICT", { cause: error });
    const nameTaken = violates(error, TEAM_NAME);
    if (!nameTaken && !isPersonTaken(error)) return error;
    const leader = { userId: leaderId, isSuperadmin: false };
    const own = await this.reads.ofUser(leaderId);
    const settled = own !== null && !isUnconfirmed(own, leader);
    if (nameTaken && !settled) return new DomainError("TEAM_NAME_TAKEN", { cause: error });
    if (leaderId !== caller.userId) return new DomainError("PERSON_IN_TEAM", { cause: error });
    const double = own === null && violates(error, MEMBER_IDENTITY);
    return new DomainError(double ? "IDENTITY_TAKEN" : "ALREADY_IN_TEAM", { cause: error });
  }

  /** True when all that keeps somebody from a team of their own is a place that they have not agreed to. */
  async #isOnlyAdded(userId: string): Promise<boolean> {
    const team = await this.reads.ofUser(userId);
    return team !== null && isUnconfirmed(team, { userId, isSuperadmin: false });
  }
}
