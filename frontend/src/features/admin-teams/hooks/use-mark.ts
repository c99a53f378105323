import { useCallback, useState } from "react";
import { onDevice } from "../../../shared/stored";
import { t } from "@contract/kernel/contract/t";

const STORED = "admin-team-mark";
/** Maximum length, in characters, of a note that becomes a mark. A longer note is assumed to concern only one team. */
const MARK_MAX = 40;

/**
 * Returns the mark that one click adds to the notes of the selected teams. The mark is the last short note that was
 * written for a team without a note. Before the first such note, the mark is "called".
 */
export function useMark(): readonly [mark: string, remember: (note: string) => void] {
  const [mark, setMark] = useState(() => onDevice.get(STORED) ?? t("called"));
  const remember = useCallback((note: string) => {
    if (note === "" || note.length > MARK_MAX) return;
    setMark(note);
    onDevice.set(STORED, note);
  }, []);
  return [mark, remember];
}
