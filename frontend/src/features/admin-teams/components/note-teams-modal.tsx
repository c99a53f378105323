import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { useNoteTeamsMutation } from "../../../graphql/features/admin-teams";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { TextField } from "../../../shared/ui/text-field";

interface NoteTeamsModalProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onNoted: () => void;
}

/** Writes one note on the ticked teams, in place of what was there. */
export function NoteTeamsModal({ ids, onClose, onNoted }: NoteTeamsModalProps) {
  const [noteTeams] = useNoteTeamsMutation();
  const inputOf = ({ note }: { note: string }) => ({ ids: [...ids], note: note.trim() || null });
  const form = useForm({
    initial: { note: "" },
    contract: () => import("@contract/modules/teams/contract/note-teams.input").then((m) => m.NoteTeamsInput),
    toInput: inputOf,
    fallback: FALLBACKS.generic,
    submit: async (values) => {
      await noteTeams({ variables: { input: inputOf(values) } });
      onNoted();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={ids.length === 1 ? "Note on this team" : `Note on ${String(ids.length)} teams`}
      description="It takes the place of the notes that are there; only the admin area shows it. Empty clears them."
      label="Save the note"
      busyLabel="Saving..."
    >
      <FormFailure form={form} />
      <TextField {...form.field("note")} label="Note" maxLength={LIMITS.teamNoteMax} optional />
    </FormModal>
  );
}
