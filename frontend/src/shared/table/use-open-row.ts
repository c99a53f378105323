import { useEffect, useState } from "react";
import type { ListTableState } from "./table-state";

/** Returns the row that is open in a dialog. Reads the row separately if the list does not contain it. */
export function useOpenRow<Row>({ find, rowKey, source, query }: ListTableState<Row>, id: string | null) {
  const listed = id === null ? undefined : find((row) => rowKey(row) === id);
  const [last, setLast] = useState<Row | null>(null);
  if (listed !== undefined && listed !== last) setLast(listed);
  const isMissing = id !== null && listed === undefined && query.isKnown;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    source.byIds([id]).then(
      ([row]) => {
        if (isWanted) setLast(row ?? null);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
    // Runs again when `query` changes, because the row may have changed when the list was reloaded.
  }, [isMissing, id, source, query]);
  if (id === null) return undefined;
  return listed ?? (last !== null && rowKey(last) === id ? last : undefined);
}
