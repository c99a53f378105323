import { Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { User } from "../user.entity.js";

/** The current refresh token of a session, by its hash. */
const SESSION_REFRESH = uniqueKey("sessions", "refreshHash");

/** One login on one device: a family of refresh tokens of which one is current (docs/rules.md, "Sessions and limits"). */
@Entity("sessions")
@Index(SESSION_REFRESH.name, SESSION_REFRESH.columns, { unique: true })
@Index("ix_sessions_userId", ["userId"])
@Index("ix_sessions_idleExpiresAt", ["idleExpiresAt"])
@Index("ix_sessions_revokedAt", ["revokedAt"])
@Index("ix_sessions_viewEndsAt", ["viewEndsAt"])
export class Session {
  @IdColumn()
  id!: string;

  @RefColumn()
  userId!: string;

  /** There when it was asked for. */
  @ManyToOne("User", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "userId", foreignKeyConstraintName: "fk_sessions_userId" })
  user?: User;

  /** SHA-256 (hex) of the current refresh token. */
  @TextColumn(64)
  refreshHash!: string;

  /** SHA-256 (hex) of the token before it; good for 10 s after the rotation. */
  @TextColumn(64, { nullable: true })
  previousHash!: string | null;

  /** The current refresh token, sealed under its predecessor, so that a retry gets the same successor. */
  @TextColumn(255, { nullable: true })
  sealedSuccessor!: string | null;

  @TimeColumn({ nullable: true })
  rotatedAt!: Date | null;

  @TextColumn(255)
  userAgent!: string;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  idleExpiresAt!: Date;

  @TimeColumn()
  expiresAt!: Date;

  @TimeColumn({ nullable: true })
  revokedAt!: Date | null;

  /** When its person last proved that it is they: at the log-in, or by "Confirm it is you". */
  @TimeColumn({ nullable: true })
  confirmedAt!: Date | null;

  /** 1 when the password that began it is guessed first: a holder of rights can only change it (docs/rules.md, "Accounts"). */
  @IntColumn({ default: 0 })
  weakPassword!: number;

  /**
   * The student's view that is open in this session (ADR 83), one at most: the id of the audit entry that says since when, of
   * whom and why.
   */
  @RefColumn({ nullable: true })
  viewId!: string | null;

  /** When that view ends by itself. */
  @TimeColumn({ nullable: true })
  viewEndsAt!: Date | null;
}
