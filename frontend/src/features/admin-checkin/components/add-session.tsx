import { LIMITS } from "@contract/kernel/contract/limits";
import { type DeskFieldsFragment, AddDeskSessionDocument } from "../../../graphql/features/admin-checkin";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { TextField } from "../../../shared/ui/text-field";

interface AddSessionProps {
  readonly desk: DeskFieldsFragment;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

export function AddSession({ desk, onClose, onDone }: AddSessionProps) {
  const { eventId } = desk;
  const form = useMutationForm(
    AddDeskSessionDocument,
    () => import("@contract/modules/checkin/contract/check-in.inputs").then((m) => m.AddDeskSessionInput),
    {
      initial: { day: desk.sessions[0]?.day ?? "", name: "" },
      toInput: (values) => ({ eventId, ...values }),
      onDone: ({ message }) => onDone(message),
    },
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Add a session"
      description="Each person checks in once per session. A day without sessions counts as one session."
      label="Add session"
      busyLabel="Adding..."
    >
      <FormFailure form={form} />
      <TextField {...form.field("day")} label="Day" hint="One of the event's days" type="date" />
      <TextField
        {...form.field("name")}
        label="Name"
        hint="For example: Round 2, morning"
        maxLength={LIMITS.deskSessionNameMax}
      />
    </FormModal>
  );
}
