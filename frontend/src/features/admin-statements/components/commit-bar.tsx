import { useState } from "react";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Money } from "../../../shared/ui/values";
import { isOpen, paymentsText, type Line } from "../outcomes";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

interface CommitBarProps {
  readonly lines: readonly Line[];
  readonly ticked: ReadonlySet<number>;
  readonly busy: boolean;
  /** Confirms the ticked payments. Resolves to an error text for the dialog, or to null if the dialog can close. */
  readonly onCommit: () => Promise<string | null>;
}

/** The sum of the ticked lines, and the button that confirms their payments. Stays visible below a long list. */
export function CommitBar({ lines, ticked, busy, onCommit }: CommitBarProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const tickedLines = lines.filter(({ line }) => ticked.has(line));
  const open = lines.filter((line) => isOpen(line) && !ticked.has(line.line));
  const total = sumOf(tickedLines);
  const exact = tickedLines.filter(({ outcome }) => outcome === "exact").length;
  const commit = async () => {
    const refused = await onCommit();
    setProblem(refused ?? undefined);
    if (refused === null) setAsking(false);
  };
  const label =
    tickedLines.length === 0
      ? t("Keep this statement")
      : t("Confirm {payments}", { payments: paymentsText(tickedLines.length) });
  const stays = t("{n, plural, one {# line stays} other {# lines stay}} without a team", { n: open.length });
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y-2 border-ink bg-surface px-3 py-1">
      <p role="status" className="font-semibold">
        {paymentsText(tickedLines.length)} ticked{total === 0 ? "" : ", "}
        {total === 0 ? null : <Money paise={total} />}
        <span className="font-normal text-soft">
          {" "}
          · {stays}
          {open.length === 0 ? "" : ", "}
          {open.length === 0 ? null : <Money paise={sumOf(open)} />}
        </span>
      </p>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        title={`${label}?`}
        confirmLabel={label}
        busyLabel={tickedLines.length === 0 ? "Saving..." : "Confirming..."}
        busy={busy}
        error={problem}
        onConfirm={() => void commit()}
      >
        {tickedLines.length === 0 ? (
          <>
            No payment will be confirmed, and {stays}. The statement appears under “Earlier statements”. No
            team gets an e-mail.
          </>
        ) : (
          <>
            Payments to accept: {exact.toLocaleString(LOCALE)} exact,{" "}
            {(tickedLines.length - exact).toLocaleString(LOCALE)} probable,{" "}
            {total === 0 ? null : <Money paise={total} />} in total. {stays}. The teams get an e-mail. You can
            take back the whole statement afterwards.
          </>
        )}
      </ConfirmModal>
    </div>
  );
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
