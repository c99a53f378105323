import { LIMITS } from "@contract/kernel/contract/limits";
import { MarkSeasonItemDocument } from "../../../graphql/features/admin-season";
import { ReasonModal } from "../../../shared/forms/reason-modal";
import type { SeasonItem } from "./checklist-row";
import { t } from "@contract/kernel/contract/t";

interface NotNeededModalProps {
  readonly eventId: string;
  readonly item: SeasonItem;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
  /** Called when another admin has given a reason since. */
  readonly onOvertaken: () => void;
}

/** Asks why an item of the checklist is not needed, for its readers next year. */
export function NotNeededModal({ eventId, item, onClose, onDone, onOvertaken }: NotNeededModalProps) {
  return (
    <ReasonModal
      mutation={MarkSeasonItemDocument}
      toInput={(reason) => ({ eventId, item: item.key, reason })}
      onDone={({ message }) => onDone(message)}
      onRefused={({ code }) => {
        if (code === "SEASON_ITEM_MARKED") onOvertaken();
      }}
      onClose={onClose}
      title="Why is it not needed?"
      description={`“${item.title}”: whoever looks next year reads your reason.`}
      label="It is not needed"
      busyLabel="Saving..."
      hint="Such as: this event gives no certificates"
      oneLine
      maxLength={LIMITS.seasonReasonMax}
      missing={t("Write why it is not needed")}
    />
  );
}
