import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { t } from "@contract/kernel/contract/t";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import type { ApplyCells } from "../../../shared/table/cells/use-cell-history";
import { problemsOf } from "../../../shared/table/cells/use-cell-history";
import { Banner } from "../../../shared/ui/banner";
import { TextField } from "../../../shared/ui/text-field";
import type { AdminTeam } from "../team-gaps";
import { noteChanges } from "../team-marks";

interface NoteTeamsModalProps {
  /** The ticked teams, as they were when the dialog opened. */
  readonly teams: readonly AdminTeam[];
  readonly apply: ApplyCells;
  readonly onClose: () => void;
  /** Called with the note, when it is on the teams. */
  readonly onNoted: (note: string) => void;
}

/** Writes one note on the ticked teams, in place of what was there. */
export function NoteTeamsModal({ teams, apply, onClose, onNoted }: NoteTeamsModalProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({
    initial: { note: "" },
    fallback: FALLBACKS.generic,
    submit: async ({ note: typed }) => {
      setRefused(null);
      const note = typed.trim();
      const changes = noteChanges(teams, () => note);
      const done = t("The note is on {n, plural, one {1 team} other {# teams}}.", { n: teams.length });
      const { applied, cells } =
        changes.length === 0 ? { applied: true, cells: [] } : await apply(changes, done);
      if (applied) onNoted(note);
      else setRefused(problemsOf(changes, cells, (id) => teams.find((team) => team.id === id)?.name ?? ""));
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={teams.length === 1 ? "Note on this team" : `Note on ${String(teams.length)} teams`}
      description="It takes the place of the notes that are there; only the admin area shows it. Empty clears them."
      label="Save the note"
      busyLabel="Saving..."
    >
      <FormFailure form={form} />
      {refused === null ? null : <Banner tone="error">Nothing was saved. {refused}</Banner>}
      <TextField {...form.field("note")} label="Note" maxLength={LIMITS.teamNoteMax} optional />
    </FormModal>
  );
}
