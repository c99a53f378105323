import type { Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { queryBatch } from "../../../kernel/fast/batch.js";
import type { AccountService, NewLeader } from "../../accounts/account.service.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import type { EventService } from "../../events/event.service.js";
import { cleanTeamName, teamNameKey } from "../contract/team-name.js";
import type { HandleClaim, HandleHolders } from "../members/handle-holders.js";
import { ownMember } from "../members/new-member.js";
import type { TeamMemberRepository } from "../members/team-member.repository.js";
import type { NewMember, NewTeam as TeamRow } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";
import type { TeamView } from "../team.types.js";
import type { ConsentService } from "./consent.service.js";
import { hasOpenChoices } from "./open-choices.sql.js";
import { newTeamReference } from "./team-reference.js";

export interface NewTeam {
  readonly name: string;
  readonly leaderId: string;
  /** The handle typed for the leader. Null if none was typed. */
  readonly handle: string | null;
  /** True if the leader creates the team, false if a Superadmin does. */
  readonly byThemselves: boolean;
  /** The event that the client shows; null if it shows none. */
  readonly eventSlug: string | null;
}

/** The data that a new team's rows depend on, read in the same transaction. */
export interface NewTeamFacts {
  /** Null if the account was deleted. */
  readonly newLeader: NewLeader | null;
  /** Null if there is no current event. */
  readonly event: EventRecord | null;
  /**
   * True if the leader has unconfirmed memberships, invitations, requests or a listing, which end when the leader
   * creates a team.
   */
  readonly hasChoices: boolean;
}

export class NewTeamRows {
  constructor(
    private readonly teams: TeamRepository,
    private readonly members: TeamMemberRepository,
    private readonly accounts: AccountService,
    private readonly events: EventService,
    private readonly consent: ConsentService,
    private readonly holders: HandleHolders,
    private readonly newReference: (eventTitle: string) => string = newTeamReference,
  ) {}

  /**
   * Locks the leader's account, makes a User a Team Leader, and reads the data. Locking first makes concurrent attempts
   * by the same person wait for each other, without a deadlock.
   */
  async lockAndPromote(tx: Tx, { leaderId, byThemselves }: NewTeam): Promise<NewTeamFacts> {
    const [newLeader, event, hasChoices] = await queryBatch(
      tx,
      this.accounts.promoteNewLeader(leaderId, { byThemselves }),
      this.events.currentQuery,
      hasOpenChoices(leaderId),
    );
    return { newLeader, event, hasChoices };
  }

  /**
   * Writes the team and the leader's row. If the leader creates the team, their unconfirmed memberships, invitations,
   * requests and listing end.
   * @returns the team as its leader sees it, built from the written values
   * @throws the driver's errors for a taken name, reference or person; DomainError HANDLE_TAKEN for a typed handle that
   * is taken
   */
  async insert(
    tx: Tx,
    { name, leaderId, handle, byThemselves }: NewTeam,
    { newLeader, event, hasChoices }: NewTeamFacts & { newLeader: NewLeader; event: EventRecord },
  ): Promise<TeamView> {
    const team = {
      id: newId(),
      eventId: event.id,
      name: cleanTeamName(name),
      nameKey: teamNameKey(name),
      leaderId,
      reference: this.newReference(event.title),
    };
    const { account } = newLeader;
    await this.accounts.forgetCodesOf(tx, newLeader);
    if (byThemselves && hasChoices) await this.consent.declineAll(tx, account, event.id);
    // If a Superadmin creates a team for another person, a typed handle is stored only in the team's record.
    if (handle !== null && byThemselves) await this.accounts.setHandle(tx, leaderId, handle);
    const own = handle === null ? account : { ...account, codeforcesHandle: handle };
    const leader = ownMember(own, { teamId: team.id, eventId: event.id }, { leads: true });
    await this.teams.insertLater(tx, team);
    const claim = { eventId: event.id, handle: leader.codeforcesHandle, ownerId: leaderId };
    const holdsHandle = await this.#insertLeader(tx, leader, claim, handle !== null);
    // A handle that a Superadmin typed for another person is not the account's handle, so it does not count as proved.
    const isProved =
      handle === null ? newLeader.provedHandle : byThemselves && (await this.holders.isVerified(claim));
    const view = { ...leader, handleTaken: !holdsHandle, handleVerified: holdsHandle && isProved };
    return viewOf(team, event, view);
  }

  /**
   * Inserts the leader's row, even if another person holds the handle of the leader's account. Returns false in that
   * case.
   * @throws DomainError HANDLE_TAKEN if another person holds a typed handle
   */
  async #insertLeader(tx: Tx, leader: NewMember, claim: HandleClaim, isTyped: boolean): Promise<boolean> {
    if (claim.handle === null) {
      await this.members.insertLater(tx, leader);
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
}

/**
 * Returns a new team without a further read. The values are those that `newRow` in team.repository.ts writes and
 * `toTeam` in team-mapper.ts reads.
 */
function viewOf(team: TeamRow, event: EventRecord, leader: TeamView["leader"]): TeamView {
  return {
    ...team,
    ranking: null,
    paymentStatus: "incomplete",
    rosterLocked: false,
    qualified: false,
    place: null,
    note: null,
    event: { ...event, fee: event.feePaise },
    leader,
    members: [],
  };
}
