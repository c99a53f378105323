import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { LIMITS } from "@contract/kernel/contract/limits";
import {
  TeamNotesDocument,
  NoteTeamsDocument,
  useTeamNotesQuery,
  type TeamNotesQuery,
} from "../../../graphql/features/admin-teams";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import type { SelectedRows } from "../../../shared/table/list-parts";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import { Modal } from "../../../shared/ui/modal";
import { TextField } from "../../../shared/ui/text-field";
import { useVersion } from "../../../shared/versions/use-version";
import type { AdminTeam } from "../team-gaps";

/** Opens the dialog for a note on the ticked teams. */
export function NoteButton({ selection }: { readonly selection: SelectedRows<AdminTeam> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Write a note...
      </Button>
      {isOpen ? (
        <NoteTeamsModal
          ids={[...selection.ids]}
          onClose={() => setOpen(false)}
          onNoted={() => {
            setOpen(false);
            void selection.reload();
          }}
        />
      ) : null}
    </>
  );
}

interface NoteTeamsModalProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onNoted: () => void;
}

type Notes = TeamNotesQuery["teamNotes"];

const titleOf = (ids: readonly string[]) =>
  ids.length === 1 ? t("Note on this team") : t("Note on {length} teams", { length: ids.length });

/** Shows the notes of the ticked teams and replaces them with one note. */
export function NoteTeamsModal(props: NoteTeamsModalProps) {
  const query = useTeamNotesQuery({ variables: { ids: [...props.ids] }, fetchPolicy: "no-cache" });
  const { data, ...state } = useQueryState(query);
  if (data !== undefined) return <NoteForm {...props} notes={data.teamNotes} />;
  return (
    <Modal open onClose={props.onClose} title={titleOf(props.ids)}>
      <ListState state={state}>{null}</ListState>
    </Modal>
  );
}

function NoteForm({ ids, onClose, onNoted, notes }: NoteTeamsModalProps & { readonly notes: Notes }) {
  const fetchNotes = useFetch(TeamNotesDocument, "no-cache");
  const version = useVersion(notes.version, async () => {
    const { teamNotes } = await fetchNotes({ ids: [...ids] });
    return { values: teamNotes, version: teamNotes.version };
  });
  const form = useMutationForm(
    NoteTeamsDocument,
    () => import("@contract/modules/teams/contract/note-teams.input").then((m) => m.NoteTeamsInput),
    {
      initial: { note: "" },
      version,
      toInput: ({ note }) => ({ ids: [...ids], note: note.trim() || null }),
      onDone: () => onNoted(),
    },
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={titleOf(ids)}
      description="Only the admin area shows notes. Your note replaces the existing notes. Leave empty to delete the notes."
      label="Save the note"
      busyLabel="Saving..."
    >
      <FormFailure form={form} />
      <TextField {...form.field("note")} label="Note" maxLength={LIMITS.teamNoteMax} optional />
      <Replaced notes={(version.theirs ?? notes).notes} />
    </FormModal>
  );
}

function Replaced({ notes }: Pick<Notes, "notes">) {
  if (notes.length === 0) return null;
  return (
    <section aria-label="Notes that will be replaced" className="grid gap-1">
      <h3 className="font-semibold">Notes that will be replaced</h3>
      <ul className="max-h-48 divide-y divide-rule overflow-y-auto border-y border-rule">
        {notes.map(({ teamId, teamName, note }) => (
          <li key={teamId} className="py-1.5 text-sm wrap-anywhere">
            <span className="font-semibold">{teamName}</span>: {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
