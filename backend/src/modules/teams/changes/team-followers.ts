import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import type { Account } from "../../accounts/contract/account.js";
import type { TeamRecord } from "../reads/team-record.js";

/** The invitations, requests and listing of a person in an event, which end when the person joins a team. */
export interface OpenInvitations {
  /** Ends them in the given transaction and notifies the leaders of all teams except `joinedTeamId`. */
  declineAll(tx: Tx, account: Account, eventId: string, joinedTeamId: string | null): Promise<void>;
}

/** Teams' invitation links, which people who left a team may still have. */
export interface TeamLinks {
  /** Removes the link of a team. Returns false if the team has none. */
  remove(tx: Tx, teamId: string): Promise<boolean>;
}

/** The bin for teams that admins delete. */
export interface DeletedTeams {
  /** Copies a team before it is deleted. Returns false when its people changed since the transaction began. */
  put(tx: Tx, team: TeamRecord, by: Caller): Promise<boolean>;
}
