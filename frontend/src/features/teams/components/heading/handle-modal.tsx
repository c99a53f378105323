import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import { UpdateHandleDocument, type PersonFieldsFragment } from "../../../../graphql/features/teams";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { FormModal } from "../../../../shared/forms/form-modal";
import { HandleField } from "../../../../shared/ui/field-kinds";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { useReloadableValues } from "../../../../shared/drafts/preserved-state";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";

const TEXTS = SCREEN_TEXTS.handleModal;

interface HandleModalProps {
  readonly teamId: string;
  readonly person: PersonFieldsFragment;
  readonly showNotice: ShowNotice;
  readonly onClose: () => void;
  readonly onUpdated: () => void;
}

/**
 * Sets or clears one person's Codeforces handle. The dialog stays open until the user cancels or the change succeeds.
 */
export function HandleModal({ teamId, person, showNotice, onClose, onUpdated }: HandleModalProps) {
  const form = useUpdateHandle(teamId, person, showNotice, onUpdated);
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={TEXTS.title}
      description={
        <>
          {TEXTS.lead} <strong>{person.name}</strong>
        </>
      }
      label="Update"
      busyLabel="Updating..."
    >
      <FormFailure form={form} />
      <HandleField
        {...form.field("codeforcesHandle")}
        placeholder={TEXTS.placeholder}
        hint={person.codeforcesHandle === null ? undefined : "Leave this field empty to remove the handle."}
      />
    </FormModal>
  );
}

/** Submits one person's handle. Only the server validates it (docs/rules.md, "Handles"). */
function useUpdateHandle(
  teamId: string,
  person: PersonFieldsFragment,
  showNotice: ShowNotice,
  onUpdated: () => void,
) {
  const form = useMutationForm(UpdateHandleDocument, null, {
    initial: { codeforcesHandle: person.codeforcesHandle ?? "" },
    toInput: ({ codeforcesHandle }) => ({
      teamId,
      memberId: person.id,
      codeforcesHandle: codeforcesHandle.trim(),
    }),
    fallback: FALLBACKS.updateHandle,
    onDone: ({ message }, { codeforcesHandle }) => {
      // Nothing was updated if there is still no handle.
      if (person.codeforcesHandle !== null || codeforcesHandle.trim() !== "") showNotice("success", message);
      onUpdated();
    },
    onRefused: ({ message }) => showNotice("error", message, { stay: true }),
  });
  useReloadableValues(`handle-${person.id}`, form);
  return form;
}
