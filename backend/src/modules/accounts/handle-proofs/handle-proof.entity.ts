import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { HandleProofWay } from "./contract/handle-proof.input.js";

/** A handle belongs to one account: the latest proof replaces an earlier one. */
export const PROVED_HANDLE = uniqueKey("handle_proofs", "handleKey");

/**
 * A handle that an account's owner proved to be theirs. The proof counts only while the account has this handle:
 * queries compare the proved handle with the account's handle (for example in team-json.sql.ts). So a change of handle
 * does not have to delete the proof.
 */
@Entity("handle_proofs")
@Index(PROVED_HANDLE.name, PROVED_HANDLE.columns, { unique: true })
export class HandleProof {
  @IdColumn()
  @ForeignKey("User", { name: "fk_handle_proofs_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  /** The handle in the form in which handles are compared (`handleKey`). */
  @TextColumn(40)
  handleKey!: string;

  @TextColumn(16)
  way!: HandleProofWay;

  @TimeColumn()
  provedAt!: Date;
}
