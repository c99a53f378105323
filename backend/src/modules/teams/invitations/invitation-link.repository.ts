import { deleteWhere, tookEffect } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { InvitationLink } from "./invitation-link.entity.js";

export class InvitationLinkRepository {
  constructor(private readonly db: Database) {}

  ofTeam(teamId: string): Promise<InvitationLink | null> {
    return this.db.read((reader) => reader.findOneBy(InvitationLink, { teamId }));
  }

  /** Returns the id of the team whose invitation link has the token, or null. */
  async teamOf(tokenHash: string): Promise<string | null> {
    const link = await this.db.read((reader) => reader.findOneBy(InvitationLink, { tokenHash }));
    return link?.teamId ?? null;
  }

  /**
   * Inserts a team's link.
   * @throws the driver's error when the team still has another link.
   */
  insert(tx: Tx, link: InvitationLink): Promise<void> {
    return insertMany<InvitationLink>(tx, InvitationLink, [link]);
  }

  /** Removes a team's link. Returns false if the team has none. */
  remove(tx: Tx, teamId: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, InvitationLink, { teamId }));
  }
}
