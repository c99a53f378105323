import type { Trace, Write } from "../record.js";
import type { Cell, Snapshot } from "../snapshot.js";
import { deletedTeams, type Invariants } from "./invariant.js";

/** The number of rows that contain a mark, keyed by kind of trace and then by mark. */
type Marks = ReadonlyMap<Trace, ReadonlyMap<string, number>>;

/** Returns whether a write cannot have left a trace. */
const stayedOut = ({ outcome }: Write): boolean => outcome === "refused" || outcome === "unsent";

export const WRITE_INVARIANTS: Invariants = {
  "every acknowledged write is there, once": (evidence) => {
    const marks = marksOf(evidence.now);
    const ended = endedTeams(evidence.writes);
    return traced(evidence.writes, ({ outcome }) => outcome === "done").flatMap(({ write, trace, mark }) => {
      const count = marks.get(trace)?.get(mark) ?? 0;
      if (count === 1) return [];
      if (count === 0 && trace === "team" && ended.has(write.made ?? "")) return [];
      return [`${write.name} ${mark}: ${String(count)} times as ${trace}`];
    });
  },
  "no refused write is there": ({ now, writes }) => {
    const marks = marksOf(now);
    const kept = new Set(writes.flatMap((write) => (stayedOut(write) ? [] : [write.mark])));
    return traced(writes, stayedOut).flatMap(({ write, trace, mark }) => {
      if (kept.has(mark) || trace === "ended session") return [];
      const count = marks.get(trace)?.get(mark) ?? 0;
      return count === 0 ? [] : [`${write.name} ${mark} (${write.code}): ${String(count)} times as ${trace}`];
    });
  },
  "a write whose answer was lost is there once or not at all": ({ now, writes }) => {
    const marks = marksOf(now);
    return traced(writes, ({ outcome }) => outcome === "unknown").flatMap(({ write, trace, mark }) => {
      const count = marks.get(trace)?.get(mark) ?? 0;
      return count > 1 ? [`${write.name} ${mark}: ${String(count)} times as ${trace}`] : [];
    });
  },
  "an act is there in all places or in none": ({ now, writes }) => {
    const marks = marksOf(now);
    return writes.flatMap(({ name, mark, traces = [], outcome }) => {
      if (mark === undefined || traces.length < 2 || outcome === "refused") return [];
      const counts = traces.map((trace) => marks.get(trace)?.get(mark) ?? 0);
      return new Set(counts).size === 1 ? [] : [`${name} ${mark}: ${counts.join(" and ")} times`];
    });
  },
  "a cell holds what was written to it last": ({ now, writes }) => {
    const cells = new Map<string, Write[]>();
    for (const write of writes) {
      if (!write.sets || stayedOut(write)) continue;
      const all = cells.get(write.sets.cell);
      if (all) all.push(write);
      else cells.set(write.sets.cell, [write]);
    }
    const held = cellsOf(now);
    return [...cells].flatMap(([cell, all]) => {
      if (!held.has(cell)) return []; // the cell's row was deleted
      // Excludes values whose write ended before the last successful write was sent. A write with an unknown outcome is
      // not excluded, because the server may run it later.
      const latest = Math.max(...all.filter(({ outcome }) => outcome === "done").map(({ at }) => at));
      const possible = all.filter(({ end, outcome }) => end >= latest || outcome === "unknown");
      const value = held.get(cell) ?? null;
      const isKnown = possible.some(({ sets }) => sets?.value === value);
      const isUntouched = all.every(({ outcome }) => outcome === "unknown");
      if (isKnown || isUntouched) return [];
      const last = all
        .slice(-4)
        .map(({ at, end, outcome, sets }) => `${sets?.value ?? ""} ${outcome} ${String(at)}-${String(end)}`);
      return [`${cell} is ${String(value)} after ${last.join(", ")}`];
    });
  },
  "sessions that were ended stay ended": ({ now, before }) => {
    const open = new Set(now.sessions.filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id));
    return (before?.sessions ?? [])
      .filter(({ id, revokedAt }) => revokedAt !== null && open.has(id ?? null))
      .map(({ id }) => String(id));
  },
};

function traced(writes: readonly Write[], which: (write: Write) => boolean) {
  return writes.flatMap((write) => {
    const { mark, traces = [] } = write;
    return mark === undefined || !which(write) ? [] : traces.map((trace) => ({ write, trace, mark }));
  });
}

/** Returns the teams that may have been deleted, by an organiser or by a leader who left. */
function endedTeams(writes: readonly Write[]): ReadonlySet<string> {
  return new Set(
    writes.flatMap((write) => (write.ends === undefined || stayedOut(write) ? [] : [write.ends])),
  );
}

/** Counts each mark, by kind of trace. */
function marksOf(now: Snapshot): Marks {
  const detail = (text: unknown): string[] =>
    [...String(text).matchAll(/"(?:reason|transactionId|note)":"([^"]+)"/g)].map(([, value = ""]) => value);
  const texts: Readonly<Record<Trace, readonly unknown[]>> = {
    account: now.users.map(({ email }) => email),
    team: now.teams.map(({ name }) => name),
    step: [
      ...now.payment_steps.filter(({ basis }) => basis !== null).map(({ reason }) => reason),
      ...now.payment_steps
        .filter(({ basis, toStatus }) => basis === null && toStatus === "pending")
        .map(({ transactionId }) => transactionId),
    ],
    audit: now.audit_entries
      .filter(({ action }) => action !== "refund.record")
      .flatMap(({ details }) => [...new Set(detail(details))]),
    slip: now.cash_slips.map(({ id }) => id),
    refund: now.refunds.map(({ reason }) => reason),
    returned: now.refunds.map(({ transactionId }) => transactionId),
    checkIn: now.check_ins.map(({ id }) => id),
    batch: now.statement_batches.map(({ fileName }) => fileName),
    "ended session": now.sessions.filter(({ revokedAt }) => revokedAt !== null).map(({ id }) => id),
    publication: now.ranking_publications.map(({ id }) => id),
  };
  return new Map(
    Object.entries(texts).map(([trace, all]) => {
      const counts = new Map<string, number>();
      for (const text of all) counts.set(String(text), (counts.get(String(text)) ?? 0) + 1);
      return [trace as Trace, counts];
    }),
  );
}

/** Returns the current values of the cells that writes set, by the name of the cell (`Write.sets`). */
function cellsOf(now: Snapshot): ReadonlyMap<string, string | null> {
  const text = (value: Cell | undefined): string | null => (value == null ? null : String(value));
  // Leaves out restored teams, because their handles come from the people's accounts and not from a write.
  const cameBack = deletedTeams(now);
  return new Map([
    ...now.team_members
      .filter(({ teamId }) => !cameBack.has(String(teamId)))
      .map(({ id, codeforcesHandle }) => [`handle ${String(id)}`, text(codeforcesHandle)] as const),
    ...now.users.map(({ id, name }) => [`name ${String(id)}`, text(name)] as const),
    ...now.teams.map(({ id, note }) => [`note ${String(id)}`, text(note)] as const),
  ]);
}
