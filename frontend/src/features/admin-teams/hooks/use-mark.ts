import { useCallback, useState } from "react";
import { t } from "@contract/kernel/contract/t";

const STORED = "admin-team-mark";
/** A longer note says something about one team. */
const MARK_MAX = 40;

/** The mark that one press puts on the ticked teams: the short note that was written last on a team without one, at first "called". */
export function useMark(): readonly [mark: string, remember: (note: string) => void] {
  const [mark, setMark] = useState(() => stored() ?? t("called"));
  const remember = useCallback((note: string) => {
    if (note === "" || note.length > MARK_MAX) return;
    setMark(note);
    try {
      localStorage.setItem(STORED, note);
    } catch {
      // Without storage it is remembered until the page is left.
    }
  }, []);
  return [mark, remember];
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
