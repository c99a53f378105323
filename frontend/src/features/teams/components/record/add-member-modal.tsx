import { AddMemberRecordDocument, type TeamFieldsFragment } from "../../../../graphql/features/teams";
import { normaliseEmail } from "@contract/kernel/contract/email";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { useReloadableValues } from "../../../../shared/drafts/preserved-state";
import { RECORD_FIELDS, RecordFields } from "./record-fields";
import { FormModal } from "../../../../shared/forms/form-modal";
import { useId } from "react";
import { Button } from "../../../../shared/ui/button";
import type { LocalMember } from "../../local-members/local-team";
import { useLocalTeam } from "../../local-members/use-local-team";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { typedRecord } from "../../record-changes";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";

interface AddMemberModalProps {
  readonly team: TeamFieldsFragment;
  readonly showNotice: ShowNotice;
  readonly onClose: () => void;
  readonly onAdded: () => void;
  readonly onRefused: () => void;
}

/**
 * Adds a person as a full record, with or without an account. The dialog stays open until the user cancels or the
 * person is added.
 */
export function AddMemberModal({ team, showNotice, onClose, onAdded, onRefused }: AddMemberModalProps) {
  const form = useAddMemberRecord({ teamId: team.id, showNotice, onAdded, onRefused });
  useReloadableValues("teams.add-member-record", form);
  const { college } = team.leader;
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Add Member"
      label="Add"
      busyLabel="Adding..."
      roomy
      before={<DraftChoices team={team} onChoose={(draft) => form.reset({ ...form.values, ...draft })} />}
    >
      <FormFailure form={form} />
      <RecordFields
        fields={RECORD_FIELDS}
        field={form.field}
        more={{
          email: {
            hint: "We will e-mail this person that you added them. They can see the team in their account.",
          },
          college: {
            hint: college === null ? undefined : `Leave empty to use your own college: ${college}.`,
          },
        }}
      />
    </FormModal>
  );
}

interface DraftChoicesProps {
  readonly team: TeamFieldsFragment;
  readonly onChoose: (draft: LocalMember) => void;
}

/** Offers the people listed on /addmem who are not in the team yet. A click fills in the form but sends nothing. */
function DraftChoices({ team, onChoose }: DraftChoicesProps) {
  const id = useId();
  const emails = new Set([team.leader, ...team.members].map(({ email }) => email && normaliseEmail(email)));
  const drafts = (useLocalTeam()?.members ?? []).filter(({ email }) => !emails.has(normaliseEmail(email)));
  if (drafts.length === 0) return null;
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-1 border-2 border-dashed border-rule px-4 py-3"
    >
      <p id={id} className="font-semibold">
        Fill in from your list
      </p>
      <div className="outdent flex flex-wrap">
        {drafts.map((draft) => (
          <Button key={draft.email + draft.name} variant="quiet" onClick={() => onChoose(draft)}>
            <span className="min-w-0 wrap-anywhere">{draft.name}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}

const EMPTY = { name: "", email: "", phone: "", universityRollNo: "", college: "", codeforcesHandle: "" };

interface Options {
  readonly teamId: string;
  readonly showNotice: ShowNotice;
  readonly onAdded: () => void;
  /** Called when the server refuses the person, because the team may have changed. */
  readonly onRefused: () => void;
}

/**
 * Returns the state of the form that adds a person to the team with a full record. After a refusal, the form shows the
 * reason and keeps the typed text.
 */
function useAddMemberRecord({ teamId, showNotice, onAdded, onRefused }: Options) {
  return useMutationForm(
    AddMemberRecordDocument,
    () => import("@contract/modules/teams/contract/member-record.input").then((m) => m.AddMemberRecordInput),
    {
      initial: EMPTY,
      toInput: (values) => ({ teamId, ...typedRecord(values) }),
      fallback: FALLBACKS.addMember,
      onDone: ({ message }) => {
        showNotice("success", message);
        onAdded();
      },
      onRefused: () => onRefused(),
    },
  );
}
