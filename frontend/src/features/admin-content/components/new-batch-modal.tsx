import { useState, type SubmitEvent } from "react";
import { FormModal } from "../../../shared/forms/form-modal";
import { TextField } from "../../../shared/ui/text-field";
import { BATCH_PREFIX } from "@contract/modules/content/contract/topics";
import { t } from "@contract/kernel/contract/t";

const YEARS = /^(\d{4})-(\d{2})$/;
/** The longest course, in years. */
const LONGEST = 9;

/** Returns whether the text is the first and last year of a course, such as 2025-29. */
function areYears(text: string): boolean {
  const [, first, last] = YEARS.exec(text) ?? [];
  const length = (Number(last) - Number(first) + 10_000) % 100;
  return length >= 1 && length <= LONGEST;
}

interface NewBatchModalProps {
  readonly onClose: () => void;
  readonly onOpen: (topic: string) => void;
}

/** Asks for the years of a new batch. The batch is then edited and published like every other part. */
export function NewBatchModal({ onClose, onOpen }: NewBatchModalProps) {
  const [years, setYears] = useState("");
  const [isTried, setIsTried] = useState(false);
  const isFine = areYears(years.trim());
  const formProps = {
    noValidate: true,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      setIsTried(true);
      if (isFine) onOpen(BATCH_PREFIX + years.trim());
    },
  };
  return (
    <FormModal
      form={{ busy: false, dirty: years !== "", formProps }}
      onClose={onClose}
      title="Add a batch"
      label="Enter the people"
      busyLabel="Opening..."
    >
      <TextField
        label="Years"
        name="batch-years"
        value={years}
        onChange={setYears}
        hint="First and last year of the course, such as 2025-29. Tabs are ordered by these years."
        error={isTried && !isFine ? t("Write the years like this: 2025-29") : undefined}
        autoComplete="off"
        mono
      />
    </FormModal>
  );
}
