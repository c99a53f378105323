import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import type { Account } from "../../accounts/contract/account.js";
import type { TeamRecord } from "../reads/team-record.js";

/** A person's invitations, requests and listing in an event, which end when the person joins a team. */
export interface OpenInvitations {
  /**
   * Ends a person's invitations, requests and listing in the given transaction. Notifies the leaders of the
   * inviting teams, except the leader of `joinedTeamId`.
   */
  declineAll(tx: Tx, account: Account, eventId: string, joinedTeamId: string | null): Promise<void>;
}

/**
 * The invitation links of teams. When a person is removed from a team, the team's link must end, because the person may
 * know it.
 */
export interface TeamLinks {
  /** Removes a team's link. Returns false if the team has none. */
  remove(tx: Tx, teamId: string): Promise<boolean>;
}

/** The bin for teams deleted by admins. */
export interface DeletedTeams {
  /**
   * Copies a team before it is deleted. Returns false if the team's people have changed since the transaction's first
   * read.
   */
  put(tx: Tx, team: TeamRecord, by: Caller): Promise<boolean>;
}
