import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { EventState, RegistrationMode } from "./contract/event-state.js";

export const EVENT_SLUG = uniqueKey("events", "slug");

/** Prevents a second current event, because `currentSlot` is 1 for the current event and null for others. */
export const EVENT_CURRENT = uniqueKey("events", "currentSlot");

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

  /** One entry of the schedule per line. */
  @LongTextColumn()
  schedule!: string;

  @TextColumn(200)
  venue!: string;

  /**
   * From here to `faq`: optional parts of the event's page. The page omits a part that is null. docs/content.md, "An
   * event's texts", describes the line formats.
   */
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

  /** The fee in paise, 0 if the event is free. */
  @IntColumn()
  feePaise!: number;

  /** Minimum number of people in a complete team, including the leader. */
  @IntColumn({ default: 1 })
  minTeamSize!: number;

  /** Maximum number of people in a team, including the leader. */
  @IntColumn()
  maxTeamSize!: number;

  /** The first day in India, `YYYY-MM-DD`. */
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

  /** 1 for the current event, null for all others. `EventAdminRepository` keeps it consistent with `state`. */
  @IntColumn({ nullable: true })
  currentSlot!: number | null;

  /** The last rank that qualifies for the round that costs the fee. */
  @IntColumn({ default: 1 })
  qualifyingRank!: number;

  /** The notices as a JSON array of `{title, description, link}`. */
  @LongTextColumn()
  notices!: string;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  updatedAt!: Date;
}
