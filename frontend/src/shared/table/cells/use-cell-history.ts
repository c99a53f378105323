import { useCallback, useEffect, useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { t } from "@contract/kernel/contract/t";
import { toAppError } from "../../errors/app-error";
import { useExpiry } from "../../hooks/use-expiry";
import { TIMINGS } from "../../timings";
import { type CellChange, type CellChanges, opposites, type SaveCells } from "./cell-changes";

/** The result of the last save or undo, shown for ten seconds. */
export interface CellNotice {
  readonly tone: "success" | "error";
  readonly text: string;
  readonly isReversible: boolean;
}

/** The result of changes, with the current rows, keyed by id. */
export interface AppliedCells<Row> extends CellChanges {
  readonly rows: ReadonlyMap<string, Row>;
}

/**
 * Saves changes and shows the result.
 * @throws if the server refuses the whole request
 */
export type ApplyCells = (changes: readonly CellChange[], done: string) => Promise<CellChanges>;

interface HistoryParts<Row> {
  readonly save: SaveCells;
  /** Reads rows again and shows them. Returns the rows that still exist, keyed by id. */
  readonly refresh: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  /** Returns the name of a loaded row, or "" for other rows. */
  readonly nameOf: (id: string) => string;
}

const NOTHING = () => undefined;

/** Saves cells, one request at a time, and shows the result. Keeps the changes that would undo each save. */
export function useCellHistory<Row>(parts: HistoryParts<Row>) {
  const [notice, setNotice] = useState<CellNotice | null>(null);
  const past = useRef<(readonly CellChange[])[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useExpiry(notice, TIMINGS.undo, () => setNotice(null));

  /** Runs an action after earlier saves, so that the later of two changes to a cell is saved last. */
  const inTurn = useCallback(<T>(act: () => Promise<T>): Promise<T> => {
    const result = last.current.then(act);
    last.current = result.catch(NOTHING);
    return result;
  }, []);

  const send = useCallback(async (changes: readonly CellChange[]) => {
    const { save, refresh } = latest.current;
    const result = await save(changes, false);
    // The changes stay saved even when the rows cannot be read again.
    const rows = await refresh([...new Set(changes.map(({ id }) => id))]).catch(() => new Map<string, Row>());
    return { ...result, rows };
  }, []);

  const apply = useCallback(
    (changes: readonly CellChange[], text: string): Promise<AppliedCells<Row>> =>
      inTurn(async () => {
        const result = await send(changes);
        if (!result.applied) return result;
        past.current.push(opposites(changes, result.cells));
        setNotice({ tone: "success", text, isReversible: true });
        return result;
      }),
    [inTurn, send],
  );

  const undo = useCallback(
    () =>
      inTurn(async () => {
        const changes = past.current.pop();
        if (changes === undefined) return;
        try {
          const { applied, cells } = await send(changes);
          const reasons = problemsOf(changes, cells, latest.current.nameOf);
          if (applied)
            setNotice({ tone: "success", text: t("All changes were undone."), isReversible: false });
          else
            setNotice({
              tone: "error",
              text: t("The change was not undone. {reasons}", { reasons }),
              isReversible: false,
            });
        } catch (thrown) {
          // Keeps the undo for another attempt, because the server has probably written nothing.
          past.current.push(changes);
          setNotice({
            tone: "error",
            text: toAppError(thrown, FALLBACKS.generic).message,
            isReversible: true,
          });
        }
      }),
    [inTurn, send],
  );
  return { notice, apply, undo, dismiss: useCallback(() => setNotice(null), []) };
}

/** Maximum number of refused cells listed in a message. */
const NAMED = 3;

/** Returns the first refused cells with their reasons: "Asha Rao: …". */
export function problemsOf(
  changes: readonly CellChange[],
  outcomes: readonly { readonly problem: string | null }[],
  nameOf: (id: string) => string,
): string {
  const problems = changes.flatMap(({ id }, n) => {
    const problem = outcomes[n]?.problem ?? null;
    return problem === null ? [] : [`${nameOf(id)}: ${problem}`.replace(/^: /, "")];
  });
  const more = problems.length - NAMED;
  const shown = problems.slice(0, NAMED).map((problem) => (problem.endsWith(".") ? problem : `${problem}.`));
  return [...shown, ...(more > 0 ? [t("{more} more.", { more })] : [])].join(" ");
}
