import type { EventState, RegistrationMode } from "./event-state.js";

/** A notice as an event's team view shows it. */
export interface NoticeRecord {
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
}

/** An event as the other modules see it. */
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
  /** Paise; 0 is free. */
  readonly feePaise: number;
  /** People from whom on a team is complete, the leader included; at most `maxTeamSize`. */
  readonly minTeamSize: number;
  readonly maxTeamSize: number;
  /** Days in India's calendar, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly registrationOpensAt: Date | null;
  readonly registrationClosesAt: Date | null;
  readonly registration: RegistrationMode;
  readonly state: EventState;
  readonly qualifyingRank: number;
  readonly notices: readonly NoticeRecord[];
  /** When it last changed: a change names the version that its editor saw. */
  readonly updatedAt: Date;
}
