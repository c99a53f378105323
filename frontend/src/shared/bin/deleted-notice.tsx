import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { useRestore } from "./use-restore";
import { t } from "@contract/kernel/contract/t";

/** The ids of deleted entries, with a sentence about the deletion. */
export interface Deleted {
  readonly ids: readonly string[];
  readonly text: string;
}

interface DeletedNoticeProps {
  readonly deleted: Deleted;
  readonly onRestored: () => void;
  readonly onDismiss: () => void;
}

/** The banner after a deletion, with an Undo button and a link to the bin, which keeps the entries for 30 days. */
export function DeletedNotice({ deleted, onRestored, onDismiss }: DeletedNoticeProps) {
  const { busy, restore } = useRestore();
  const [outcome, setOutcome] = useState<{ readonly isWhole: boolean; readonly text: string } | null>(null);
  const restoreAll = async () => {
    const { restored, blocked, problem } = await restore(deleted.ids);
    const why = blocked.flatMap(({ name, obstacles }) => [`${name}:`, ...obstacles]);
    const isWhole = blocked.length === 0 && problem === null;
    setOutcome({
      isWhole,
      text: isWhole ? "Restored." : [t("Some entries were not restored."), ...why, problem ?? ""].join(" "),
    });
    if (restored.length > 0) onRestored();
  };
  return (
    <Banner tone={outcome?.isWhole === false ? "error" : "success"} onDismiss={onDismiss}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{outcome?.text ?? deleted.text}</span>
        {outcome === null ? (
          <Button variant="secondary" busy={busy} busyLabel="Restoring..." onClick={() => void restoreAll()}>
            Undo
          </Button>
        ) : null}
        {outcome?.isWhole === true ? null : (
          <Link className="underline underline-offset-4" to={`${paths.admin}?tab=bin`}>
            In the bin for 30 days
          </Link>
        )}
      </span>
    </Banner>
  );
}
