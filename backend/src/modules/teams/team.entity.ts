import { Entity, ForeignKey, Index, OneToMany } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { PaymentStatus } from "./contract/payment-status.js";
import { TeamMember } from "./team-member.entity.js";

/** A team's name is unique within its event. Names that look alike count as the same name (`teamNameKey`). */
export const TEAM_NAME = uniqueKey("teams", "eventId", "nameKey");
/** A team's reference for bank transfers is unique. */
export const TEAM_REFERENCE = uniqueKey("teams", "reference");

/** A team in one event. The team's people, including the leader, are rows of `team_members`. */
@Entity("teams")
@Index(TEAM_NAME.name, TEAM_NAME.columns, { unique: true })
@Index(TEAM_REFERENCE.name, TEAM_REFERENCE.columns, { unique: true })
@Index("ix_teams_eventId_ranking_nameKey", ["eventId", "ranking", "nameKey"])
@Index("ix_teams_eventId_createdAt_id", ["eventId", "createdAt", "id"])
@Index("ix_teams_eventId_memberCount_nameKey", ["eventId", "memberCount", "nameKey"])
@Index("ix_teams_eventId_paymentStatus_nameKey", ["eventId", "paymentStatus", "nameKey"])
@Index("ix_teams_leaderId", ["leaderId"])
export class Team {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_teams_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  @TextColumn(50)
  name!: string;

  /** `teamNameKey(name)`, for uniqueness and sorting. */
  @TextColumn(100)
  nameKey!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_teams_leaderId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  leaderId!: string;

  /**
   * The number of people in the team, including the leader. Raised only by a conditional UPDATE, so that concurrent
   * changes cannot exceed the limit.
   */
  @IntColumn({ default: 1 })
  memberCount!: number;

  /** The team's rank in the contest, where 1 is best. Null while unranked. */
  @IntColumn({ nullable: true })
  ranking!: number | null;

  /**
   * A copy of the payment's status, so that the conditional UPDATE of a roster change can check whether the roster is
   * locked.
   */
  @TextColumn(16)
  paymentStatus!: PaymentStatus;

  @TextColumn(12)
  reference!: string;

  /** The organisers' note about the team, shown only in the admin area. */
  @TextColumn(200, { nullable: true })
  note?: string | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  updatedAt!: Date;

  /** The team's people. Present only if the query loaded them. */
  @OneToMany(() => TeamMember, (member) => member.team)
  members?: TeamMember[];
}
