import type { PaymentStatus } from "./payment-status.js";
import type { TeamGap } from "./team-gaps.js";

/** The teams of an event that get a mailing: those that match every given condition, and those named. */
export interface AudienceFilter {
  /** True: teams that match the conditions and those in `teamIds`. False: only those in `teamIds`. */
  readonly fitting: boolean;
  readonly missing: TeamGap | null;
  readonly paymentStatus: PaymentStatus | null;
  /** True: only teams that qualified; false: only teams that did not. */
  readonly qualified: boolean | null;
  readonly rankFrom: number | null;
  readonly rankTo: number | null;
  readonly teamIds: readonly string[];
  /** Accounts that get the mailing themselves, with or without a team in the event. Absent in older mailings. */
  readonly userIds?: readonly string[];
}

/** The data of a person of a team that a mailing needs. */
export interface AudiencePerson {
  readonly name: string;
  readonly email: string | null;
  readonly hasAccount: boolean;
  /** True if the owner of the account agreed to be in the team. */
  readonly confirmed: boolean;
  readonly isLeader: boolean;
  /** True if the person has a handle that counts (`lacksHandle`). */
  readonly hasHandle: boolean;
  /** True if the person wants no mailings to their address. */
  readonly optedOut?: boolean;
}

/** The name of a person and of their team. */
export interface TeamPerson {
  readonly name: string;
  readonly teamName: string;
}

/** The values that mails show for a person without a team. No team has such a reference. */
/* eslint-disable languages/untranslatable-text -- FILLED_LABELS says the same in each language */
export const NO_TEAM = {
  name: "no team yet",
  reference: "none yet",
  ranking: null,
  qualified: false,
  paymentStatus: "incomplete",
} as const;
/* eslint-enable languages/untranslatable-text */

/** The data of a team that a mailing needs. The leader is the first of its people. */
export interface AudienceTeam {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly ranking: number | null;
  readonly qualified: boolean;
  readonly paymentStatus: PaymentStatus;
  readonly people: readonly AudiencePerson[];
  /** The address of the one chosen person, also if others of the team get the mail. */
  readonly only?: string | null;
}
