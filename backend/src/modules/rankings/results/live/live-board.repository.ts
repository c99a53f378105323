import { IsNull, LessThanOrEqual } from "typeorm";
import { deleteWhere, tookEffect, updateWhere } from "../../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../../kernel/db/database.js";
import { insertMany } from "../../../../kernel/db/insert-many.js";
import type { ContestCount } from "../../../codeforces/contest-standings.service.js";
import { isBehindFreeze } from "../../contract/live-board.js";
import { LiveBoard } from "./live-board.entity.js";
import { LivePlace } from "./live-place.entity.js";

/** Standings from Codeforces and the time of their arrival. */
export interface LiveAnswer {
  readonly at: Date;
  readonly phase: string;
  /** The place and counts of each participating team of the event, by team id. */
  readonly places: ReadonlyMap<string, LiveStanding>;
}

export interface LiveStanding extends ContestCount {
  readonly place: number;
}

const SHOWN = 0;
const HELD = 1;

/** Reads and writes live boards. Before an organiser's change, the calling code must lock the event's ranking board. */
export class LiveBoardRepository {
  constructor(private readonly db: Database) {}

  async find(eventId: string): Promise<LiveBoard | null> {
    const [row] = await this.db.read((reader) => reader.findBy(LiveBoard, { eventId }));
    return row ?? null;
  }

  /** Returns the boards that no organiser has ended. */
  running(): Promise<LiveBoard[]> {
    const where = { endedAt: IsNull() };
    return this.db.read((reader) => reader.find(LiveBoard, { where, order: { eventId: "ASC" } }));
  }

  /** Returns the number of teams with a public place, and with a place held back by the freeze. */
  async countTeams(eventId: string): Promise<{ readonly shownTeams: number; readonly heldTeams: number }> {
    const count = (held: number) => this.db.read((reader) => reader.countBy(LivePlace, { eventId, held }));
    const [shownTeams, heldTeams] = await Promise.all([count(SHOWN), count(HELD)]);
    return { shownTeams, heldTeams };
  }

  /** Starts a new board and deletes all data of an earlier contest. */
  async start(tx: Tx, eventId: string, contestId: number, freezesAt: Date | null, at: Date): Promise<void> {
    await deleteWhere(tx, LivePlace, { eventId });
    const fresh = {
      ...{ contestId, freezesAt, startedAt: at, endedAt: null, unfrozenAt: null },
      ...{ phase: null, shownAt: null, heldAt: null, failure: null },
    };
    const raised = { ...fresh, version: () => "version + 1" };
    if (await tookEffect(updateWhere(tx, LiveBoard, { eventId }, raised))) return;
    await insertMany<LiveBoard>(tx, LiveBoard, [{ eventId, version: 1, ...fresh }]);
  }

  /**
   * Sets when the board freezes. Shows the places that the freeze no longer holds back. If the time changes, a board
   * that was unfrozen can freeze again.
   */
  async setFreeze(tx: Tx, board: LiveBoard, freezesAt: Date | null, at: Date): Promise<void> {
    const { eventId } = board;
    const isSame = board.freezesAt?.getTime() === freezesAt?.getTime();
    const freezing = { freezesAt, unfrozenAt: isSame ? board.unfrozenAt : null };
    await updateWhere(tx, LiveBoard, { eventId }, { ...freezing, version: () => "version + 1" });
    if (!isBehindFreeze(freezing, at)) await reveal(tx, eventId);
  }

  /**
   * Shows the places that the freeze holds back, and from now on all new places. Returns false if the board is not
   * frozen.
   */
  async unfreeze(tx: Tx, eventId: string, at: Date): Promise<boolean> {
    const frozen = { eventId, endedAt: IsNull(), freezesAt: LessThanOrEqual(at), unfrozenAt: IsNull() };
    const set = { unfrozenAt: at, version: () => "version + 1" };
    if (!(await tookEffect(updateWhere(tx, LiveBoard, frozen, set)))) return false;
    await reveal(tx, eventId);
    return true;
  }

  /** Ends a board and deletes its places. Returns false if no board is running. */
  async end(tx: Tx, eventId: string, at: Date): Promise<boolean> {
    const set = { endedAt: at, version: () => "version + 1" };
    const running = { eventId, endedAt: IsNull() };
    if (!(await tookEffect(updateWhere(tx, LiveBoard, running, set)))) return false;
    await deleteWhere(tx, LivePlace, { eventId });
    return true;
  }

  /**
   * Stores standings, which are public unless the freeze holds them back. Returns whether they are public. Returns null
   * and stores nothing if the board changed since the request.
   */
  async take(tx: Tx, board: LiveBoard, { at, phase, places }: LiveAnswer): Promise<boolean | null> {
    const { eventId, version } = board;
    const isHeld = isBehindFreeze(board, at);
    const times = isHeld ? { heldAt: at } : { shownAt: at, heldAt: null };
    const set = { ...times, phase: phase.slice(0, 40), failure: null };
    const condition = { eventId, version, endedAt: IsNull() };
    if (!(await tookEffect(updateWhere(tx, LiveBoard, condition, set)))) return null;
    await deleteWhere(tx, LivePlace, isHeld ? { eventId, held: HELD } : { eventId });
    const held = isHeld ? HELD : SHOWN;
    const rows = [...places].map(([teamId, standing]) => ({ teamId, held, eventId, ...standing }));
    await insertMany<LivePlace>(tx, LivePlace, rows);
    return !isHeld;
  }

  /** Records a failed fetch. Earlier standings stay. */
  async noteFailure(tx: Tx, { eventId, version }: LiveBoard, failure: string): Promise<void> {
    await updateWhere(tx, LiveBoard, { eventId, version }, { failure });
  }
}

/** Replaces the public places with the held-back ones. */
async function reveal(tx: Tx, eventId: string): Promise<void> {
  const [board] = await tx.findBy(LiveBoard, { eventId });
  if (!board?.heldAt) return;
  await deleteWhere(tx, LivePlace, { eventId, held: SHOWN });
  await updateWhere(tx, LivePlace, { eventId, held: HELD }, { held: SHOWN });
  await updateWhere(tx, LiveBoard, { eventId }, { shownAt: board.heldAt, heldAt: null });
}
