import type { PaymentStatus } from "./payment-status.js";
import type { TeamGap } from "./team-gaps.js";

/** Which teams of an event a mailing goes to: those that fit every part that is given, and those named. */
export interface AudienceFilter {
  /** False: only the teams named in `teamIds`. */
  readonly fitting: boolean;
  readonly missing: TeamGap | null;
  readonly paymentStatus: PaymentStatus | null;
  /** True: only teams that qualified; false: only teams that did not. */
  readonly qualified: boolean | null;
  readonly rankFrom: number | null;
  readonly rankTo: number | null;
  readonly teamIds: readonly string[];
  /** Accounts that get it by themselves, in a team of the event or not. Absent in mailings from before there were any. */
  readonly userIds?: readonly string[];
}

/** A person of a team as a mailing needs them. */
export interface AudiencePerson {
  readonly name: string;
  readonly email: string | null;
  readonly hasAccount: boolean;
  /** The owner of the account agreed to be in the team. */
  readonly confirmed: boolean;
  readonly isLeader: boolean;
  /** One that counts (`lacksHandle`). */
  readonly hasHandle: boolean;
  /** Their address wants no mailings. */
  readonly optedOut?: boolean;
}

/** A person of a team, by name. */
export interface TeamPerson {
  readonly name: string;
  readonly teamName: string;
}

/** The team of a person without a team, as mails show it; no team has such a reference. */
/* eslint-disable languages/untranslatable-text -- FILLED_LABELS says the same in each language */
export const NO_TEAM = {
  name: "no team yet",
  reference: "none yet",
  ranking: null,
  qualified: false,
  paymentStatus: "incomplete",
} as const;
/* eslint-enable languages/untranslatable-text */

/** A team as a mailing needs it; the leader comes first among its people. */
export interface AudienceTeam {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly ranking: number | null;
  readonly qualified: boolean;
  readonly paymentStatus: PaymentStatus;
  readonly people: readonly AudiencePerson[];
  /** The address of the one chosen person, even if others of the team get the mail. */
  readonly only?: string | null;
}
