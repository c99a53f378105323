import type { EventState, RegistrationMode } from "./event-state.js";

export interface NoticeRecord {
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
}

export interface EventRecord {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly image: string;
  readonly schedule: string;
  readonly venue: string;
  readonly hours: string | null;
  readonly room: string | null;
  readonly contact: string | null;
  readonly rules: string | null;
  readonly prizes: string | null;
  readonly syllabus: string | null;
  readonly faq: string | null;
  /** The fee in paise, 0 if the event is free. */
  readonly feePaise: number;
  /** Minimum number of people in a complete team, including the leader. */
  readonly minTeamSize: number;
  readonly maxTeamSize: number;
  /** The first day in India, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationOpensAt: Date | null;
  readonly registrationClosesAt: Date | null;
  readonly registration: RegistrationMode;
  readonly state: EventState;
  readonly qualifyingRank: number;
  readonly notices: readonly NoticeRecord[];
  /** The time of the last change. This time becomes the version that a form sends back (`versionAt`). */
  readonly updatedAt: Date;
}
