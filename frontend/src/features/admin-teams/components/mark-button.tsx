import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { problemsOf } from "../../../shared/table/cells/use-cell-history";
import type { SelectedRows } from "../../../shared/table/list-parts";
import { RowsButton } from "../../../shared/table/rows-button";
import type { AdminTeam } from "../team-gaps";
import type { CellChange } from "../../../shared/table/cells/cell-changes";

/** Returns the changes to teams' notes. Leaves out teams whose note stays the same. */
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

/**
 * Returns a note with a mark added, unless the note already has the mark: "pays Monday" becomes "pays Monday, called".
 */
export function marked(note: string, mark: string): string {
  const parts = note.split(",").map((part) => part.trim());
  if (parts.includes(mark)) return note;
  return note === "" ? mark : `${note}, ${mark}`;
}

interface MarkButtonProps {
  readonly selection: SelectedRows<AdminTeam>;
  readonly mark: string;
}

/** Adds a mark to the notes of the ticked teams with one press. */
export function MarkButton({ selection, mark }: MarkButtonProps) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const { apply } = selection;
  if (apply === undefined) return null;
  const write = async (teams: readonly AdminTeam[]) => {
    setOutcome(null);
    const changes = noteChanges(teams, (note) => marked(note, mark));
    if (changes.length === 0) {
      setOutcome(t("All selected teams already have this mark."));
      return;
    }
    const n = changes.length;
    const { applied, cells } = await apply(
      changes,
      t("{n, plural, one {1 team} other {# teams}} marked “{mark}”.", { n, mark }),
    );
    const reasons = problemsOf(changes, cells, (id) => teams.find((team) => team.id === id)?.name ?? "");
    if (!applied) setOutcome(t("Nothing was saved. {reasons}", { reasons }));
  };
  return (
    <>
      <RowsButton selection={selection} variant="secondary" onRows={write}>
        Mark “{mark}”
      </RowsButton>
      {outcome === null ? null : (
        <p role="alert" className="text-sm">
          {outcome}
        </p>
      )}
    </>
  );
}
