import { Entity, ForeignKey, Index, JoinColumn, ManyToOne } from "typeorm";
import { PERSONAL_LIMITS } from "../../kernel/contract/limits.js";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { Team } from "./team.entity.js";

/**
 * These keys ensure that a person is in at most one team per event. They identify a person by account, by e-mail
 * address, and by college and roll number together.
 */
export const MEMBER_USER = uniqueKey("team_members", "eventId", "userId");
export const MEMBER_EMAIL = uniqueKey("team_members", "eventId", "email");
export const MEMBER_IDENTITY = uniqueKey("team_members", "eventId", "identityKey");
/** At most one person in an event holds a handle. */
export const MEMBER_HANDLE = uniqueKey("team_members", "eventId", "handleKey");

/** The foreign key from a person to their account. */
export const MEMBER_ACCOUNT = "fk_team_members_userId";

/**
 * A person in a team. The row is linked to an account, or it is a record that the leader entered (`userId` is null).
 * Until the account's owner agrees, the row contains only the data that another person entered, and the account's name,
 * e-mail address and identity key.
 */
@Entity("team_members")
@Index(MEMBER_USER.name, MEMBER_USER.columns, { unique: true })
@Index(MEMBER_EMAIL.name, MEMBER_EMAIL.columns, { unique: true })
@Index(MEMBER_IDENTITY.name, MEMBER_IDENTITY.columns, { unique: true })
@Index(MEMBER_HANDLE.name, MEMBER_HANDLE.columns, { unique: true })
@Index("ix_team_members_teamId", ["teamId"])
@Index("ix_team_members_userId", ["userId"])
@Index("ix_team_members_email", ["email"])
@Index("ix_team_members_eventId_isLeader_name_teamId", ["eventId", "isLeader", "name", "teamId"])
export class TeamMember {
  @IdColumn()
  id!: string;

  @RefColumn()
  teamId!: string;

  @ManyToOne("Team", "members", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "teamId", foreignKeyConstraintName: "fk_team_members_teamId" })
  team?: Team;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_team_members_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  @RefColumn({ nullable: true })
  @ForeignKey("User", { name: MEMBER_ACCOUNT, onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  userId!: string | null;

  /** 1 for the team's leader, 0 for everyone else. */
  @IntColumn({ default: 0 })
  isLeader!: number;

  @TextColumn(120)
  name!: string;

  @TextColumn(254, { nullable: true })
  email!: string | null;

  @TextColumn(PERSONAL_LIMITS.phone, { nullable: true })
  phone!: string | null;

  @TextColumn(PERSONAL_LIMITS.college, { nullable: true })
  college!: string | null;

  @TextColumn(PERSONAL_LIMITS.universityRollNo, { nullable: true })
  universityRollNo!: string | null;

  /**
   * The `identityKey` of college and roll number, from the account if there is one. Null if either is unknown, or for
   * an unconfirmed person if another person in the event has the key.
   */
  @TextColumn(220, { nullable: true })
  identityKey!: string | null;

  @TextColumn(PERSONAL_LIMITS.codeforcesHandle, { nullable: true })
  codeforcesHandle!: string | null;

  /**
   * `handleKey(codeforcesHandle)`. Null without a handle, or if another person in the event holds it
   * (handle-holders.ts).
   */
  @TextColumn(40, { nullable: true })
  handleKey!: string | null;

  /**
   * The time at which the account's owner agreed to be in the team. Null before that, and for a record without an
   * account.
   */
  @TimeColumn({ nullable: true })
  confirmedAt!: Date | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  updatedAt!: Date;
}
