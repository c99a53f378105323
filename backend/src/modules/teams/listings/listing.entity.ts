import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

/** Each person and each team has at most one listing per event. */
const LISTED_USER = uniqueKey("listings", "eventId", "userId");
const LISTED_TEAM = uniqueKey("listings", "teamId");

/**
 * A listing of a person without a team, or of a team that looks for people. A team's listing stays stored while the
 * team is full or locked, but is not shown then (`WITH_A_PLACE`). Exactly one of `userId` and `teamId` is set.
 */
@Entity("listings")
@Index(LISTED_USER.name, LISTED_USER.columns, { unique: true })
@Index(LISTED_TEAM.name, LISTED_TEAM.columns, { unique: true })
@Index("ix_listings_userId", ["userId"])
@Index("ix_listings_eventId_createdAt_id", ["eventId", "createdAt", "id"])
export class Listing {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_listings_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  @RefColumn({ nullable: true })
  @ForeignKey("User", { name: "fk_listings_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string | null;

  @RefColumn({ nullable: true })
  @ForeignKey("Team", { name: "fk_listings_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string | null;

  @TextColumn(140)
  line!: string;

  @TimeColumn()
  createdAt!: Date;
}
