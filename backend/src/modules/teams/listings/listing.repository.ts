import type { FindOptionsWhere } from "typeorm";
import {
  affected,
  deleteSome,
  deleteWhere,
  findIn,
  tookEffect,
  updateWhere,
} from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { ofEventBefore } from "../members/open-events.sql.js";
import { JoinRequest } from "./join-request.entity.js";
import { listedPeople, type ListedRequest, listedTeams } from "./listed.sql.js";
import { Listing } from "./listing.entity.js";

/** The key that identifies a listing: an event, and a person or a team. */
export type Listed =
  | { readonly eventId: string; readonly userId: string }
  | { readonly eventId: string; readonly teamId: string };

/** Reads and writes the tables `listings` and `join_requests`. */
export class ListingRepository {
  constructor(private readonly db: Database) {}

  /**
   * Returns a page of the people who look for a team, newest first, plus one extra row that shows whether more follow.
   */
  people(eventId: string, request: ListedRequest): ReturnType<typeof listedPeople> {
    return listedPeople(this.db, eventId, request);
  }

  /**
   * Returns a page of the teams with a free seat that look for people, newest first, plus one extra row that shows
   * whether more follow.
   */
  teams(eventId: string, request: ListedRequest): ReturnType<typeof listedTeams> {
    return listedTeams(this.db, eventId, request);
  }

  of(listed: Listed): Promise<Listing | null> {
    return this.db.read((reader) => reader.findOneBy(Listing, listed));
  }

  /** Returns the lines of the given people who are listed in an event, by account id. */
  async linesOf(eventId: string, userIds: readonly string[]): Promise<ReadonlyMap<string | null, string>> {
    const listings = await this.db.read((reader) =>
      findIn(userIds, (userId) => reader.findBy(Listing, { eventId, userId })),
    );
    return new Map(listings.map(({ userId, line }) => [userId, line]));
  }

  byId(id: string): Promise<Listing | null> {
    return this.db.read((reader) => reader.findOneBy(Listing, { id }));
  }

  /** Writes the line of a new or an existing listing. The calling code must have locked the person's or team's row. */
  async save(tx: Tx, listed: Listed, line: string): Promise<void> {
    const before = await this.of(listed);
    if (before) {
      await updateWhere(tx, Listing, { id: before.id }, { line });
      return;
    }
    const row = { userId: null, teamId: null, ...listed, id: newId(), line, createdAt: new Date() };
    await insertMany<Listing>(tx, Listing, [row]);
  }

  /** Removes a listing. Returns false if it does not exist. */
  async remove(tx: Tx, listed: Listed): Promise<boolean> {
    const listing = await this.of(listed);
    return listing !== null && (await this.removeById(tx, listing.id));
  }

  removeById(tx: Tx, id: string): Promise<boolean> {
    return tookEffect(deleteWhere(tx, Listing, { id }));
  }

  /** Returns the matching requests, oldest first. */
  requests(where: FindOptionsWhere<JoinRequest>): Promise<JoinRequest[]> {
    return this.db.read((reader) => reader.find(JoinRequest, { where, order: { id: "ASC" } }));
  }

  /**
   * Inserts a request.
   * @throws the driver's error when the person has already asked the team.
   */
  insertRequest(tx: Tx, request: JoinRequest): Promise<void> {
    return insertMany<JoinRequest>(tx, JoinRequest, [request]);
  }

  /** Removes requests. Returns how many of them still existed. */
  async removeRequests(tx: Tx, requests: readonly JoinRequest[]): Promise<number> {
    let count = 0;
    for (const { id } of requests) count += await affected(deleteWhere(tx, JoinRequest, { id }));
    return count;
  }

  /**
   * Deletes up to `limit` listings and requests in events that ended before the given day. Returns the number of
   * deleted rows.
   */
  async deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    const over = [{ eventId: ofEventBefore(before) }];
    const listings = await deleteSome<Listing>(tx, Listing, over, limit);
    if (listings >= limit) return listings;
    return listings + (await deleteSome<JoinRequest>(tx, JoinRequest, over, limit - listings));
  }
}
