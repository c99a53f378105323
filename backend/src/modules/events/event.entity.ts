import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { EventState, RegistrationMode } from "./contract/event-state.js";

/** The event's address on the site. */
export const EVENT_SLUG = uniqueKey("events", "slug");

/** The current event has the one slot: there is never a second. */
export const EVENT_CURRENT = uniqueKey("events", "currentSlot");

/** An event of the club; what the specification says of each one is data here. */
@Entity("events")
@Index(EVENT_SLUG.name, EVENT_SLUG.columns, { unique: true })
@Index(EVENT_CURRENT.name, EVENT_CURRENT.columns, { unique: true })
@Index("ix_events_state", ["state"])
export class Event {
  @IdColumn()
  id!: string;

  @TextColumn(60)
  slug!: string;

  @TextColumn(120)
  title!: string;

  @TextColumn(300)
  summary!: string;

  @LongTextColumn()
  description!: string;

  @TextColumn(255)
  image!: string;

  /** One line of the schedule a line of text. */
  @LongTextColumn()
  schedule!: string;

  @TextColumn(200)
  venue!: string;

  /** The optional facts and texts of its page; null shows nothing. Their line formats: docs/content.md, "An event's texts". */
  @TextColumn(200, { nullable: true })
  hours!: string | null;

  @TextColumn(200, { nullable: true })
  room!: string | null;

  @TextColumn(200, { nullable: true })
  contact!: string | null;

  @LongTextColumn({ nullable: true })
  rules!: string | null;

  @LongTextColumn({ nullable: true })
  prizes!: string | null;

  @LongTextColumn({ nullable: true })
  syllabus!: string | null;

  @LongTextColumn({ nullable: true })
  faq!: string | null;

  /** Paise; 0 is free. */
  @IntColumn()
  feePaise!: number;

  /** People from whom on a team is complete, the leader included. */
  @IntColumn({ default: 1 })
  minTeamSize!: number;

  /** People a team may have, the leader included. */
  @IntColumn()
  maxTeamSize!: number;

  /** Days in India's calendar, `YYYY-MM-DD`. */
  @TextColumn(10)
  firstDay!: string;

  @TextColumn(10)
  lastDay!: string;

  @TimeColumn({ nullable: true })
  registrationOpensAt!: Date | null;

  @TimeColumn({ nullable: true })
  registrationClosesAt!: Date | null;

  @TextColumn(16)
  registration!: RegistrationMode;

  @TextColumn(16)
  state!: EventState;

  /** 1 for the current event, null for all others. Changes together with `state`, by `EventAdminRepository`. */
  @IntColumn({ nullable: true })
  currentSlot!: number | null;

  /** A team whose ranking is at most this qualifies for the round that costs the fee. */
  @IntColumn({ default: 1 })
  qualifyingRank!: number;

  /** JSON array of `{title, description, link}`. */
  @LongTextColumn()
  notices!: string;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  updatedAt!: Date;
}
