import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { HandleProofWay } from "./contract/handle-proof.input.js";

/** A handle is one person's: who proves it later has it. */
export const PROVED_HANDLE = uniqueKey("handle_proofs", "handleKey");

/**
 * A handle that the owner of an account proved to be theirs. It counts only while the account has this handle: readers
 * compare the two (handle-proof.service.ts, team-json.sql.ts), so no change of a handle has to end the proof.
 */
@Entity("handle_proofs")
@Index(PROVED_HANDLE.name, PROVED_HANDLE.columns, { unique: true })
export class HandleProof {
  @IdColumn()
  @ForeignKey("User", { name: "fk_handle_proofs_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  /** `handleKey` of the handle. */
  @TextColumn(40)
  handleKey!: string;

  @TextColumn(16)
  way!: HandleProofWay;

  @TimeColumn()
  provedAt!: Date;
}
