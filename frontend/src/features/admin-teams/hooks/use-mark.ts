import { useState } from "react";
import { t } from "@contract/kernel/contract/t";

const STORED = "admin-team-mark";

/** The mark that one press puts on the ticked teams: the note that this browser wrote last on several, at first "called". */
export function useMark(): readonly [mark: string, remember: (note: string) => void] {
  const [mark, setMark] = useState(() => stored() ?? t("called"));
  const remember = (note: string) => {
    if (note === "") return;
    setMark(note);
    try {
      localStorage.setItem(STORED, note);
    } catch {
      // Without storage it is remembered until the page is left.
    }
  };
  return [mark, remember];
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
