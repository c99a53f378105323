import type { Database, Tx } from "../../kernel/db/database.js";
import { select } from "../../kernel/db/execute.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { type RawTime, toDate } from "../../kernel/db/values.js";
import { RankingPlace } from "./ranking-place.entity.js";
import { RankingPublicationRow } from "./ranking-publication.entity.js";
import type { RankingChange, RankingPublication } from "./ranking.types.js";

/** What is told of a publication before it has a number. */
export type NewPublication = Pick<
  RankingPublicationRow,
  "eventId" | "kind" | "undoes" | "publishedById" | "publishedByName" | "ranked" | "changed"
>;

type Raw = Omit<RankingPublication, "at"> & { readonly at: RawTime };

const PUBLICATION = `SELECT id, number, kind, undoes, publishedAt AS at, publishedByName AS publishedBy, ranked, changed
  FROM ranking_publications`;
const PLACES = `SELECT teamId, teamName, previous, place AS "rank" FROM ranking_places WHERE publicationId = ?
  ORDER BY CASE WHEN place IS NULL THEN 1 ELSE 0 END, place, teamName, teamId`;
/** The list shows so many; every one of them is kept. */
const SHOWN = 50;

/** Statements on published rankings. */
export class RankingPublicationRepository {
  constructor(private readonly db: Database) {}

  /** An event's publications, the newest first. */
  async newest(eventId: string): Promise<RankingPublication[]> {
    const sql = `${PUBLICATION} WHERE eventId = ? ORDER BY number DESC LIMIT ${String(SHOWN)}`;
    return (await this.db.query<Raw>(sql, [eventId])).map(publication);
  }

  async find(id: string): Promise<RankingPublication | null> {
    const [row] = await this.db.query<Raw>(`${PUBLICATION} WHERE id = ?`, [id]);
    return row ? publication(row) : null;
  }

  /** What a publication did with each team, by place. */
  places(id: string): Promise<RankingChange[]> {
    return this.db.query<RankingChange>(PLACES, [id]);
  }

  /** As `places`, in the transaction. */
  placesInTx(tx: Tx, id: string): Promise<RankingChange[]> {
    return select<RankingChange>(tx, PLACES, [id]);
  }

  /** The event's newest publication, in the transaction that holds the board. */
  async latestInTx(tx: Tx, eventId: string): Promise<RankingPublication | null> {
    const sql = `${PUBLICATION} WHERE eventId = ? ORDER BY number DESC LIMIT 1`;
    const [row] = await select<Raw>(tx, sql, [eventId]);
    return row ? publication(row) : null;
  }

  /** Keeps a publication under the event's next number; the transaction holds the board, so no other takes it. */
  async add(tx: Tx, kept: NewPublication, places: readonly RankingChange[], now: Date): Promise<void> {
    const latest = await this.latestInTx(tx, kept.eventId);
    const id = newId();
    const number = (latest?.number ?? 0) + 1;
    await tx.insert(RankingPublicationRow, { ...kept, id, number, publishedAt: now });
    const rows = places.map(({ teamId, teamName, previous, rank }) => ({
      publicationId: id,
      teamId,
      teamName,
      previous,
      place: rank,
    }));
    await insertMany(tx, RankingPlace, rows);
  }
}

function publication({ at, ...row }: Raw): RankingPublication {
  return { ...row, at: toDate(at) };
}
