import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

/** A link's token leads to one team. */
const LINK_TOKEN = uniqueKey("invitation_links", "tokenHash");

/** The link by which people join a team; a team has one at most. */
@Entity("invitation_links")
@Index(LINK_TOKEN.name, LINK_TOKEN.columns, { unique: true })
export class InvitationLink {
  @IdColumn()
  @ForeignKey("Team", { name: "fk_invitation_links_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  /** SHA-256 of the token, hex: a reader of the database cannot join with it. */
  @TextColumn(64)
  tokenHash!: string;

  /** The token under a key of the server's, to be shown to the leader again. */
  @TextColumn(120)
  sealedToken!: string;

  @TimeColumn()
  createdAt!: Date;
}
