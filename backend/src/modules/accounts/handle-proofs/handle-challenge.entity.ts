import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

/** One at a time. */
const CHALLENGE_OWNER = uniqueKey("handle_challenges", "userId");

/** What a user must do on Codeforces to prove a handle; one for each account, until it is proved or replaced. */
@Entity("handle_challenges")
@Index(CHALLENGE_OWNER.name, CHALLENGE_OWNER.columns, { unique: true })
@Index("ix_handle_challenges_startedAt", ["startedAt"])
export class HandleChallenge {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_handle_challenges_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  /** As Codeforces spells it, if it answered. */
  @TextColumn(40)
  handle!: string;

  /** What the profile on Codeforces has to say. */
  @TextColumn(20)
  code!: string;

  /** What has to be submitted to, as `4A`. */
  @TextColumn(10)
  problem!: string;

  @TimeColumn()
  startedAt!: Date;
}
