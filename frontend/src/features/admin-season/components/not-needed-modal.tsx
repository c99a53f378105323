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
  /** Called if another admin has given a reason while the dialog was open. */
  readonly onOvertaken: () => void;
}

/** Asks why an item of the checklist is not needed. The reason helps next year's organisers. */
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
      title="Mark this item as not needed?"
      description={`“${item.title}”: next year's organisers will read your reason.`}
      label="Mark as not needed"
      busyLabel="Saving..."
      hint="For example: this event has no certificates"
      oneLine
      maxLength={LIMITS.seasonReasonMax}
      missing={t("Enter a reason")}
    />
  );
}
