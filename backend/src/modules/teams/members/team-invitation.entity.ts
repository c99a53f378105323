import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

/** One invitation for each address and each account in a team. */
export const INVITED_EMAIL = uniqueKey("team_invitations", "teamId", "email");
export const INVITED_USER = uniqueKey("team_invitations", "teamId", "userId");

/**
 * A question to one person whether they want to be in a team: by the typed address, whatever account has it, or by the
 * account of a person who looks for a team. It reserves no place, and is deleted with its answer.
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

  /** Normalised; null where an account is invited. */
  @TextColumn(254, { nullable: true })
  email!: string | null;

  /** The invited account; null where an address is invited. */
  @RefColumn({ nullable: true })
  @ForeignKey("User", { name: "fk_team_invitations_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string | null;

  /** Who invited them; null once that account is deleted. */
  @RefColumn({ nullable: true })
  @ForeignKey("User", { name: "fk_team_invitations_invitedById", onDelete: "SET NULL", onUpdate: "RESTRICT" })
  invitedById!: string | null;

  /** When the last mail about it was written; null while there was none, as the address had got enough. */
  @TimeColumn({ nullable: true })
  sentAt!: Date | null;

  @TimeColumn()
  createdAt!: Date;
}
