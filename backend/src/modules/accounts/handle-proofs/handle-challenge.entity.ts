import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

const CHALLENGE_OWNER = uniqueKey("handle_challenges", "userId");

/**
 * A task on Codeforces with which a user can prove a handle. An account has at most one open challenge. The row is
 * deleted when the challenge is completed or replaced, or in a sweep after it has expired.
 */
@Entity("handle_challenges")
@Index(CHALLENGE_OWNER.name, CHALLENGE_OWNER.columns, { unique: true })
@Index("ix_handle_challenges_startedAt", ["startedAt"])
export class HandleChallenge {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_handle_challenges_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  /** The handle in Codeforces' own spelling, if Codeforces replied. */
  @TextColumn(40)
  handle!: string;

  /** The code that the profile on Codeforces must contain. */
  @TextColumn(20)
  code!: string;

  /** The problem for the submission, such as `4A`. */
  @TextColumn(10)
  problem!: string;

  @TimeColumn()
  startedAt!: Date;
}
