import type { ReactNode } from "react";
import { Banner } from "../../../shared/ui/banner";
import { Modal } from "../../../shared/ui/modal";
import { ModalButtons } from "../../../shared/ui/modal-buttons";
import { Skeleton } from "../../../shared/ui/list-state";
import { Spinner } from "../../../shared/ui/spinner";
import { rankText, type Change } from "../ranking-facts";

export interface StepTexts {
  readonly title: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
}

interface StepModalProps extends StepTexts {
  readonly busy: boolean;
  readonly problem: string | null;
  /** The effects of the step, or null while they load. */
  readonly children: ReactNode;
  /** Whether there is nothing to confirm. */
  readonly isNothing: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows the effects of a step on the server's current data, before the admin confirms. */
export function StepModal(props: StepModalProps) {
  const { children, problem, busy, busyLabel, danger = false } = props;
  const close = () => (busy ? undefined : props.onClose());
  return (
    <Modal
      open
      onClose={close}
      title={props.title}
      footer={
        <ModalButtons
          onCancel={close}
          label={props.confirmLabel}
          act={props.onConfirm}
          disabled={children === null || props.isNothing}
          {...{ busy, busyLabel, danger }}
        />
      }
    >
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {children ??
        (problem === null ? (
          <div className="grid gap-3">
            <Spinner label="Loading..." />
            <Skeleton lines={4} />
          </div>
        ) : null)}
    </Modal>
  );
}

interface ChangeListProps {
  readonly label: string;
  readonly changes: readonly Change[];
}

/** Lists each team's old and new rank, in a scrolling box. */
export function ChangeList({ label, changes }: ChangeListProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-64 overflow-y-auto border-y border-rule"
    >
      <ul className="later-rows divide-y divide-rule">
        {changes.map(({ teamId, teamName, previous, rank }) => (
          <li key={teamId} className="flex items-baseline justify-between gap-4 py-1.5 pr-2">
            <span className="min-w-0 wrap-anywhere">{teamName}</span>
            <span className="font-mono font-semibold whitespace-nowrap">
              {rankText(previous)} <span aria-hidden="true">→</span>
              <span className="sr-only">becomes</span> {rankText(rank)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
