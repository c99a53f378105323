import type { PaymentStatus } from "./payment-status.js";
import { TeamGap } from "./team-gaps.js";

/** The values of a filter: a gap, or `DATA` for both gaps that a team closes by filling in its people. */
export const GapFilter = { ...TeamGap, DATA: "DATA" } as const;
export type GapFilter = keyof typeof GapFilter;

/**
 * The recipients of a mailing among an event's teams: the teams that match every given condition, and the named teams
 * and accounts.
 */
export interface AudienceFilter {
  /** True: the teams that match the conditions, and those in `teamIds`. False: only those in `teamIds`. */
  readonly fitting: boolean;
  readonly missing: GapFilter | null;
  readonly paymentStatus: PaymentStatus | null;
  /** True: only teams that qualified. False: only teams that did not. Null: both. */
  readonly qualified: boolean | null;
  readonly rankFrom: number | null;
  readonly rankTo: number | null;
  readonly teamIds: readonly string[];
  /** Accounts that also get the mailing, with or without a team in the event. Absent in older mailings. */
  readonly userIds?: readonly string[];
}

/** The data that a mailing needs about a person in a team. */
export interface AudiencePerson {
  readonly name: string;
  readonly email: string | null;
  readonly hasAccount: boolean;
  /** True if the account's owner has agreed to be in the team. */
  readonly confirmed: boolean;
  readonly isLeader: boolean;
  /** True if the person has a handle that counts (`lacksHandle`). */
  readonly hasHandle: boolean;
  /** True if the person has opted out of mailings to their address. */
  readonly optedOut?: boolean;
}

export interface TeamPerson {
  readonly name: string;
  readonly teamName: string;
}

/** The values that mails show for a person without a team. No real team has this reference. */
/* eslint-disable languages/untranslatable-text -- FILLED_LABELS says the same in each language */
export const NO_TEAM = {
  name: "no team yet",
  reference: "none yet",
  ranking: null,
  qualified: false,
  paymentStatus: "incomplete",
} as const;
/* eslint-enable languages/untranslatable-text */

/** The data that a mailing needs about a team. The leader comes first in `people`. */
export interface AudienceTeam {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly ranking: number | null;
  readonly qualified: boolean;
  readonly paymentStatus: PaymentStatus;
  readonly people: readonly AudiencePerson[];
  /**
   * If set, this entry is only for the person with this address, who was chosen individually. Other people in the team
   * may get the mail through another entry.
   */
  readonly only?: string | null;
}
