import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { useMarkSeasonItemMutation } from "../../../graphql/features/admin-season";
import { toAppError } from "../../../shared/errors/app-error";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { TextField } from "../../../shared/ui/text-field";
import type { SeasonItem } from "./checklist-row";
import { t } from "@contract/kernel/contract/t";

interface NotNeededModalProps {
  readonly eventId: string;
  readonly item: SeasonItem;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
  /** Somebody else gave a reason meanwhile. */
  readonly onOvertaken: () => void;
}

/** Why something of the checklist is not needed, for whoever reads it next year. */
export function NotNeededModal({ eventId, item, onClose, onDone, onOvertaken }: NotNeededModalProps) {
  const [mark] = useMarkSeasonItemMutation();
  const form = useForm({
    initial: { reason: "" },
    rules: ({ reason }) => (reason.trim() === "" ? { reason: t("Write why it is not needed") } : {}),
    fallback: FALLBACKS.generic,
    submit: async ({ reason }) => {
      try {
        const { data } = await mark({ variables: { input: { eventId, item: item.key, reason } } });
        onDone(data?.markSeasonItem.message ?? "");
      } catch (thrown) {
        const error = toAppError(thrown, FALLBACKS.generic);
        if (error.code === "SEASON_ITEM_MARKED") onOvertaken();
        return error;
      }
      return undefined;
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Why is it not needed?"
      description={`“${item.title}”: whoever looks next year reads your reason.`}
      label="It is not needed"
      busyLabel="Saving..."
    >
      <FormFailure form={form} />
      <TextField
        {...form.field("reason")}
        label="Reason"
        hint="Such as: this event gives no certificates"
        maxLength={LIMITS.seasonReasonMax}
      />
    </FormModal>
  );
}
