import { useState } from "react";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Money } from "../../../shared/ui/money";
import { payments, type Line } from "../outcomes";

interface CommitBarProps {
  readonly ticked: readonly Line[];
  readonly busy: boolean;
  /** Answers the text to keep the dialog open with, or null when it may close. */
  readonly onCommit: () => Promise<string | null>;
}

/** How much is ticked, and the button that confirms it. It stays in sight however long the list is. */
export function CommitBar({ ticked, busy, onCommit }: CommitBarProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const total = ticked.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const exact = ticked.filter(({ outcome }) => outcome === "exact").length;
  const commit = async () => {
    const refused = await onCommit();
    setProblem(refused ?? undefined);
    if (refused === null) setAsking(false);
  };
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y-2 border-ink bg-surface px-3 py-2">
      <p role="status" className="font-semibold">
        {payments(ticked.length)} ticked{total === 0 ? "" : ", "}
        {total === 0 ? null : <Money paise={total} />}
      </p>
      <Button disabled={ticked.length === 0} onClick={() => setAsking(true)}>
        Confirm {payments(ticked.length)}
      </Button>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        title={`Confirm ${payments(ticked.length)}?`}
        confirmLabel={`Confirm ${payments(ticked.length)}`}
        busyLabel="Confirming..."
        busy={busy}
        error={problem}
        onConfirm={() => void commit()}
      >
        {exact.toLocaleString("en-IN")} exact, {(ticked.length - exact).toLocaleString("en-IN")} probable,{" "}
        {total === 0 ? null : <Money paise={total} />} in all. Each becomes accepted, and the team&apos;s
        leader gets an e-mail. The whole statement can be taken back afterwards.
      </ConfirmModal>
    </div>
  );
}
