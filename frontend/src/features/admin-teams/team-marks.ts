import type { CellChange } from "../../shared/table/cells/cell-changes";
import type { AdminTeam } from "./team-gaps";

/** The changes that give teams other notes; none for a team whose note stays. */
export function noteChanges(
  teams: readonly AdminTeam[],
  noteOf: (note: string) => string,
): readonly CellChange[] {
  return teams.flatMap(({ id, note }) => {
    const from = note ?? "";
    const to = noteOf(from);
    return to === from ? [] : [{ id, field: "NOTE", from, to }];
  });
}

/** Adds a mark to a note, unless the note has it: "pays Monday" becomes "pays Monday, called". */
export function marked(note: string, mark: string): string {
  const parts = note.split(",").map((part) => part.trim());
  if (parts.includes(mark)) return note;
  return note === "" ? mark : `${note}, ${mark}`;
}
