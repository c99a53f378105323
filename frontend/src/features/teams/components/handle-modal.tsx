import { useId } from "react";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import type { PersonFieldsFragment } from "../../../graphql/generated";
import { FormFailure } from "../../../shared/forms/form-failure";
import { Button } from "../../../shared/ui/button";
import { Modal } from "../../../shared/ui/modal";
import { TextField } from "../../../shared/ui/text-field";
import type { ShowNotice } from "../hooks/use-create-team";
import { useUpdateHandle } from "../hooks/use-update-handle";

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
  const id = useId();
  const form = useUpdateHandle(teamId, person, showNotice, onUpdated);
  const close = () => (form.busy ? undefined : onClose());
  return (
    <Modal
      open
      onClose={close}
      title={TEXTS.title}
      description={
        <>
          {TEXTS.lead} <strong>{person.name}</strong>
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy} busyLabel="Updating...">
            Update
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} className="grid gap-4">
        <FormFailure form={form} />
        <TextField
          {...form.field("codeforcesHandle")}
          label="Codeforces handle"
          placeholder={TEXTS.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={person.codeforcesHandle === null ? undefined : "Leave it empty to remove the handle."}
          mono
          optional
        />
      </form>
    </Modal>
  );
}
