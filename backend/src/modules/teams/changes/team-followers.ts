import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import type { Account } from "../../accounts/contract/account.js";
import type { TeamRecord } from "../reads/team-record.js";

/** What ends when a person joins a team: their invitations, requests and listing in that event. */
export interface OpenInvitations {
  /** Ends them in the caller's transaction; the leaders of all other teams but `joinedTeamId` are notified. */
  declineAll(tx: Tx, account: Account, eventId: string, joinedTeamId: string | null): Promise<void>;
}

/** A team's invitation link, which a person who leaves the team may still have. */
export interface TeamLinks {
  /** Removes the link of a team; false without one. */
  remove(tx: Tx, teamId: string): Promise<boolean>;
}

/** Keeps the teams that admins delete. */
export interface DeletedTeams {
  /** Copies a team before it is deleted; false when its people changed since the transaction began. */
  put(tx: Tx, team: TeamRecord, by: Caller): Promise<boolean>;
}
