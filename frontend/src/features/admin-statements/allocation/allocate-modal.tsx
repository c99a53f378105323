import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { readRupees } from "@contract/kernel/contract/read-figure";
import { formatAmount, formatPaise } from "@contract/kernel/contract/rupees";
import { AllocateLineDocument } from "../../../graphql/features/admin-statements";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { TeamFinder, type PayableTeam } from "../../../shared/payable-teams/team-finder";
import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import { t } from "@contract/kernel/contract/t";
import { LineFacts } from "./line-facts";
import type { OpenLine } from "./open-lines";

interface AllocateModalProps {
  readonly line: OpenLine;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

interface Part {
  readonly team: PayableTeam;
  /** The amount in rupees, as typed. */
  readonly amount: string;
}

/** Assigns a line's money to one or several teams. If money remains, the line stays in the list of open lines. */
export function AllocateModal({ line, onClose, onDone }: AllocateModalProps) {
  const id = useId();
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [isAdding, setAdding] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const finder = useRef<HTMLDivElement>(null);
  const isAnother = isAdding && parts.length > 0;
  useEffect(() => {
    if (isAnother) finder.current?.querySelector("input")?.focus();
  }, [isAnother]);
  const unallocated = line.left - parts.reduce((sum, { amount }) => sum + paiseOf(amount), 0);
  const form = useMutationForm(AllocateLineDocument, null, {
    initial: {},
    toInput: () => ({
      batchId: line.batchId,
      lineNumber: line.line,
      parts: parts.map(({ team, amount }) => ({
        teamId: team.teamId,
        amount: paiseOf(amount),
        ...(isSurplus(team) ? { asSurplus: true } : {}),
      })),
    }),
    onDone: ({ message }) => onDone(message),
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (parts.length > 0) {
      form.formProps.onSubmit(event);
      return;
    }
    event.preventDefault();
    setMissing(true);
    finder.current?.querySelector("input")?.focus();
  };
  const choose = (team: PayableTeam) => {
    const most = isSurplus(team) ? unallocated : Math.min(unallocated, team.amount);
    setParts([...parts, { team, amount: formatAmount(Math.max(0, most)) }]);
    setAdding(false);
    setMissing(false);
  };
  const change = (teamId: string, amount: string) =>
    setParts(parts.map((part) => (part.team.teamId === teamId ? { ...part, amount } : part)));
  const remove = (teamId: string) => {
    setParts(parts.filter(({ team }) => team.teamId !== teamId));
    setAdding(parts.length === 1);
  };
  return (
    <FormModal
      form={{ ...form, formProps: { ...form.formProps, onSubmit } }}
      onClose={onClose}
      title={`Which team paid ${formatPaise(line.left)}?`}
      label={parts.length > 1 ? `Give to ${String(parts.length)} teams` : "Give to this team"}
      busyLabel="Giving..."
      before={<LineFacts line={line} />}
      after={
        isAdding ? (
          <div ref={finder} className={parts.length === 0 ? "-mt-5" : "pt-4"}>
            <TeamFinder
              error={isMissing ? t("Choose a team") : undefined}
              eventSlug={line.eventSlug}
              line={{ batchId: line.batchId, line: line.line }}
              without={parts.map(({ team }) => team.teamId)}
              moves={["accept", "book"]}
              surplus
              onChoose={choose}
            />
          </div>
        ) : null
      }
    >
      <FormFailure form={form} />
      {parts.map(({ team, amount }) => (
        <TextField
          key={team.teamId}
          name={`${id}${team.teamId}`}
          label={`Amount for ${team.teamName}, in rupees`}
          hint={hintOf(team)}
          value={amount}
          onChange={(value) => change(team.teamId, value)}
          inputMode="decimal"
          mono
          action={
            <Button variant="quiet" onClick={() => remove(team.teamId)}>
              Remove
            </Button>
          }
        />
      ))}
      {parts.length === 0 ? null : (
        <p role="status" className={unallocated < 0 ? "font-semibold text-bad" : "text-soft"}>
          {unallocated < 0
            ? `The amounts are ${formatPaise(-unallocated)} too high.`
            : unallocated === 0
              ? "No money will be left without a team."
              : t("{left} will be left without a team.", { left: formatPaise(unallocated) })}
        </p>
      )}
      {isAdding || parts.length === 0 ? null : (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add another team
          </Button>
        </div>
      )}
    </FormModal>
  );
}

/** Returns whether a team has already paid. If so, the new money is a surplus, which can be refunded separately. */
function isSurplus({ status }: PayableTeam): boolean {
  return status === "accepted";
}

function hintOf(team: PayableTeam): string {
  const { reference, status } = team;
  if (isSurplus(team))
    return t("{reference} has already paid. This money is a surplus, which you can refund separately.", {
      reference,
    });
  const amount = formatPaise(team.amount);
  return status === "pending"
    ? t("{reference}, {amount} reported", { reference, amount })
    : t("{reference}, {amount} due", { reference, amount });
}

function paiseOf(rupees: string): number {
  return readRupees(rupees) ?? 0;
}
