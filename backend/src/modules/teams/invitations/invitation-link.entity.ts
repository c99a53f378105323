import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

/** A token leads to exactly one team. */
const LINK_TOKEN = uniqueKey("invitation_links", "tokenHash");

/** A team's invitation link. A team has at most one. */
@Entity("invitation_links")
@Index(LINK_TOKEN.name, LINK_TOKEN.columns, { unique: true })
export class InvitationLink {
  @IdColumn()
  @ForeignKey("Team", { name: "fk_invitation_links_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  /** The token's SHA-256 in hex. A person who knows only the hash cannot join. */
  @TextColumn(64)
  tokenHash!: string;

  /** The token, encrypted with a server key, so that the leader can see it again. */
  @TextColumn(120)
  sealedToken!: string;

  @TimeColumn()
  createdAt!: Date;
}
