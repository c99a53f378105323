import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { useMarkSeasonItemMutation } from "../../../graphql/features/admin-season";
import { toAppError } from "../../../shared/errors/app-error";
import { ReasonModal } from "../../../shared/forms/reason-modal";
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
  return (
    <ReasonModal
      onClose={onClose}
      title="Why is it not needed?"
      description={`“${item.title}”: whoever looks next year reads your reason.`}
      label="It is not needed"
      busyLabel="Saving..."
      hint="Such as: this event gives no certificates"
      oneLine
      maxLength={LIMITS.seasonReasonMax}
      missing={t("Write why it is not needed")}
      submit={async (reason) => {
        const input = { eventId, item: item.key, reason };
        const { data } = await mark({ variables: { input } }).catch((thrown: unknown) => {
          if (toAppError(thrown, FALLBACKS.generic).code === "SEASON_ITEM_MARKED") onOvertaken();
          throw thrown;
        });
        onDone(data?.markSeasonItem.message ?? "");
      }}
    />
  );
}
