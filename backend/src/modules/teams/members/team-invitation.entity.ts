import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

/** Each address and each account has at most one invitation per team. */
export const INVITED_EMAIL = uniqueKey("team_invitations", "teamId", "email");
export const INVITED_USER = uniqueKey("team_invitations", "teamId", "userId");

/**
 * An invitation of one person to a team. The invitation goes to an address that the leader entered, with or without an
 * account, or to the account of a listed person. An invitation reserves no seat and is deleted when answered.
 */
@Entity("team_invitations")
@Index(INVITED_EMAIL.name, INVITED_EMAIL.columns, { unique: true })
@Index(INVITED_USER.name, INVITED_USER.columns, { unique: true })
@Index("ix_team_invitations_email", ["email"])
@Index("ix_team_invitations_userId", ["userId"])
@Index("ix_team_invitations_eventId", ["eventId"])
@Index("ix_team_invitations_invitedById", ["invitedById"])
export class TeamInvitation {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Team", { name: "fk_team_invitations_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_team_invitations_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  /** The invited address, normalised. Null if an account is invited. */
  @TextColumn(254, { nullable: true })
  email!: string | null;

  /** The invited account. Null if an address is invited. */
  @RefColumn({ nullable: true })
  @ForeignKey("User", { name: "fk_team_invitations_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string | null;

  /** The inviting person's account. Null after the account's deletion. */
  @RefColumn({ nullable: true })
  @ForeignKey("User", { name: "fk_team_invitations_invitedById", onDelete: "SET NULL", onUpdate: "RESTRICT" })
  invitedById!: string | null;

  /**
   * The time of the invitation's latest mail. Null if no mail was sent, for example because the address's limit was
   * used up.
   */
  @TimeColumn({ nullable: true })
  sentAt!: Date | null;

  @TimeColumn()
  createdAt!: Date;
}
