import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { type DeskFieldsFragment, useAddDeskSessionMutation } from "../../../graphql/features/admin-checkin";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { TextField } from "../../../shared/ui/text-field";

interface AddSessionProps {
  readonly desk: DeskFieldsFragment;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Divides a day into sessions. */
export function AddSession({ desk, onClose, onDone }: AddSessionProps) {
  const [add] = useAddDeskSessionMutation();
  const { eventId } = desk;
  const form = useForm({
    initial: { day: desk.sessions[0]?.day ?? "", name: "" },
    contract: () =>
      import("@contract/modules/checkin/contract/check-in.inputs").then((m) => m.AddDeskSessionInput),
    toInput: (values) => ({ eventId, ...values }),
    fallback: FALLBACKS.generic,
    submit: async (values) => {
      const { data } = await add({ variables: { input: { eventId, ...values } } });
      onDone(data?.addDeskSession.message ?? "");
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Add a session"
      description="People are checked in once for each session. A day without any is one session."
      label="Add session"
      busyLabel="Adding..."
    >
      <FormFailure form={form} />
      <TextField {...form.field("day")} label="Day" hint="One of the event's days" type="date" />
      <TextField
        {...form.field("name")}
        label="Name"
        hint="Such as: Round 2, morning"
        maxLength={LIMITS.deskSessionNameMax}
      />
    </FormModal>
  );
}
