import { Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { User } from "../user.entity.js";

/** Each refresh token belongs to one session. */
const SESSION_REFRESH = uniqueKey("sessions", "refreshHash");

/**
 * One log-in on one device: a family of refresh tokens, of which one is current (docs/rules.md, "Sessions and limits").
 */
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

  /** Loaded only if a query asks for the relation. */
  @ManyToOne("User", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "userId", foreignKeyConstraintName: "fk_sessions_userId" })
  user?: User;

  /** SHA-256 (hex) of the current refresh token. */
  @TextColumn(64)
  refreshHash!: string;

  /** SHA-256 (hex) of the previous token, which stays valid for 10 s after the rotation. */
  @TextColumn(64, { nullable: true })
  previousHash!: string | null;

  /** The current refresh token, sealed under its predecessor. A retry with the predecessor gets the same successor. */
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

  /** The time at which the user last proved their identity, by log-in or by "Confirm it is you". */
  @TimeColumn({ nullable: true })
  confirmedAt!: Date | null;

  /**
   * 1 if a holder of rights began the session with an easily guessed password. In such a session, the holder can only
   * change the password (docs/rules.md, "Accounts").
   */
  @IntColumn({ default: 0 })
  weakPassword!: number;

  /**
   * The student view that is open in this session (ADR 83); null if there is none. The value is the id of the audit
   * entry that records the view's start, student and reason.
   */
  @RefColumn({ nullable: true })
  viewId!: string | null;

  @TimeColumn({ nullable: true })
  viewEndsAt!: Date | null;
}
