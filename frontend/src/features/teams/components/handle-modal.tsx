import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import type { PersonFieldsFragment } from "../../../graphql/generated";
import { FormFailure } from "../../../shared/forms/form-failure";
import type { ShowNotice } from "../hooks/use-create-team";
import { useUpdateHandle } from "../hooks/use-update-handle";
import { FormModal } from "../../../shared/forms/form-modal";
import { HandleField } from "../../../shared/ui/field-kinds";

const TEXTS = SCREEN_TEXTS.handleModal;

interface HandleModalProps {
  readonly teamId: string;
  readonly person: PersonFieldsFragment;
  readonly showNotice: ShowNotice;
  readonly onClose: () => void;
  readonly onUpdated: () => void;
}

/** Sets or clears one person's Codeforces handle; stays open until Cancel or success. */
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
        hint={person.codeforcesHandle === null ? undefined : "Leave it empty to remove the handle."}
      />
    </FormModal>
  );
}
