import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

/** Each token leads to one team. */
const LINK_TOKEN = uniqueKey("invitation_links", "tokenHash");

/** The link by which people join a team. A team has at most one. */
@Entity("invitation_links")
@Index(LINK_TOKEN.name, LINK_TOKEN.columns, { unique: true })
export class InvitationLink {
  @IdColumn()
  @ForeignKey("Team", { name: "fk_invitation_links_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  /** The SHA-256 of the token in hex, with which a reader of the database cannot join. */
  @TextColumn(64)
  tokenHash!: string;

  /** The token, encrypted with a key of the server, so that the leader can be shown it again. */
  @TextColumn(120)
  sealedToken!: string;

  @TimeColumn()
  createdAt!: Date;
}
