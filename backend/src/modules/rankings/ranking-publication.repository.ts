import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { RankingPlace } from "./ranking-place.entity.js";
import { RankingPublicationRecord } from "./ranking-publication.entity.js";
import type { RankingChange, RankingPublication } from "./ranking.types.js";

/** A publication that has no number yet. */
export type NewPublication = Pick<
  RankingPublicationRecord,
  "eventId" | "kind" | "undoes" | "publishedById" | "publishedByName" | "ranked" | "changed"
>;

/** Maximum number of publications in the admin area's list. All publications are stored. */
const SHOWN = 50;

export class RankingPublicationRepository {
  constructor(private readonly db: Database) {}

  /** Returns an event's publications, newest first. */
  async newest(eventId: string, take = SHOWN): Promise<RankingPublication[]> {
    const newest = { where: { eventId }, order: { number: "DESC" }, take } as const;
    return (await this.db.read((reader) => reader.find(RankingPublicationRecord, newest))).map(publication);
  }

  async isPublishedSince(eventId: string, since: Date): Promise<boolean> {
    const [latest] = await this.newest(eventId, 1);
    return latest !== undefined && latest.at > since;
  }

  async find(id: string): Promise<RankingPublication | null> {
    const [row] = await this.db.read((reader) => reader.findBy(RankingPublicationRecord, { id }));
    return row ? publication(row) : null;
  }

  /** Returns a publication's teams by place. Teams that lost their place come last. */
  async places(publicationId: string): Promise<RankingChange[]> {
    const order = { place: "ASC", teamName: "ASC", teamId: "ASC" } as const;
    const rows = await this.db.read((reader) =>
      reader.find(RankingPlace, { where: { publicationId }, order }),
    );
    const places = rows.map(({ teamId, teamName, previous, place: rank }) => {
      return { teamId, teamName, previous, rank };
    });
    return [...places.filter(({ rank }) => rank !== null), ...places.filter(({ rank }) => rank === null)];
  }

  /**
   * Stores a publication under the event's next number, and returns the number. The calling code must hold the board's
   * lock, so that no other transaction takes the number.
   */
  async add(
    tx: Tx,
    newPublication: NewPublication,
    places: readonly RankingChange[],
    now: Date,
  ): Promise<number> {
    const [latest] = await this.newest(newPublication.eventId, 1);
    const id = newId();
    const number = (latest?.number ?? 0) + 1;
    await insertMany(tx, RankingPublicationRecord, [{ ...newPublication, id, number, publishedAt: now }]);
    const rows = places.map(({ teamId, teamName, previous, rank }) => ({
      publicationId: id,
      teamId,
      teamName,
      previous,
      place: rank,
    }));
    await insertMany<RankingPlace>(tx, RankingPlace, rows);
    return number;
  }
}

function publication(row: RankingPublicationRecord): RankingPublication {
  const { id, number, kind, undoes, publishedAt: at, publishedByName: publishedBy, ranked, changed } = row;
  return { id, number, kind, undoes, at, publishedBy, ranked, changed };
}
