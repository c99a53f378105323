import { deleteWhere, tookEffect } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { InvitationLink } from "./invitation-link.entity.js";

/** Reads and writes of `invitation_links`. */
export class InvitationLinkRepository {
  constructor(private readonly db: Database) {}

  /** The link of a team; null without one. */
  ofTeam(teamId: string): Promise<InvitationLink | null> {
    return this.db.read((reader) => reader.findOneBy(InvitationLink, { teamId }));
  }

  /** The team that a token leads to; null when it leads to none. */
  async teamOf(tokenHash: string): Promise<string | null> {
    const link = await this.db.read((reader) => reader.findOneBy(InvitationLink, { tokenHash }));
    return link?.teamId ?? null;
  }

  /** Writes a team's first link. @throws the driver's error when it has one. */
  insert(tx: Tx, link: InvitationLink): Promise<void> {
    return insertMany<InvitationLink>(tx, InvitationLink, [link]);
  }

  /** Ends a team's link; false without one. */
  remove(tx: Tx, teamId: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, InvitationLink, { teamId }));
  }
}
