import { Entity, ForeignKey, Index, OneToMany } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { PaymentStatus } from "./contract/payment-status.js";
import { TeamMember } from "./team-member.entity.js";

/** A team's name is its own within its event, ignoring case and surrounding space. */
export const TEAM_NAME = uniqueKey("teams", "eventId", "nameKey");
/** The code a team writes into its transfer. */
export const TEAM_REFERENCE = uniqueKey("teams", "reference");

/** A team of one event. Its people, the leader among them, are rows of `team_members`. */
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

  /** `teamNameKey(name)`: what uniqueness and sorting go by. */
  @TextColumn(100)
  nameKey!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_teams_leaderId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  leaderId!: string;

  /** People in the team, the leader included; raised only by a conditional UPDATE, so the limit holds in a race. */
  @IntColumn({ default: 1 })
  memberCount!: number;

  /** Place in the contest, 1 is best; null while unranked. */
  @IntColumn({ nullable: true })
  ranking!: number | null;

  /** The payment's state, kept here too because it locks the roster in the same conditional UPDATE. */
  @TextColumn(16)
  paymentStatus!: PaymentStatus;

  @TextColumn(12)
  reference!: string;

  /** What organisers wrote about it, for the admin area only. */
  @TextColumn(200, { nullable: true })
  note?: string | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  updatedAt!: Date;

  /** There when it was asked for. */
  @OneToMany(() => TeamMember, (member) => member.team)
  members?: TeamMember[];
}
