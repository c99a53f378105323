import { Link } from "react-router-dom";
import type { SeasonChecklistFieldsFragment } from "../../../graphql/features/admin-season";
import { formatDateTime } from "../../../shared/format/date-time";
import { Badge, type BadgeLook } from "../../../shared/ui/badge";
import { buttonClass } from "../../../shared/ui/button";
import { CheckIcon, ClockIcon, DashIcon } from "../../../shared/ui/icons";
import { RowButton } from "../../../shared/ui/row-button";
import type { SeasonStep } from "../hooks/use-season-step";
import { placeOf } from "../season-places";
import { t } from "@contract/kernel/contract/t";

export type SeasonItem = SeasonChecklistFieldsFragment["items"][number];

const STATES: Readonly<Record<SeasonItem["state"], BadgeLook & { readonly word: string }>> = {
  DONE: { look: "bg-good-wash text-good", Icon: CheckIcon, word: t("done") },
  TO_DO: { look: "bg-pending-wash text-pending", Icon: ClockIcon, word: "to do" },
  NOT_NEEDED: { look: "bg-idle-wash text-idle", Icon: DashIcon, word: "not needed" },
};

interface ChecklistRowProps {
  readonly item: SeasonItem;
  readonly eventSlug: string | null;
  /** The item's one-click step; null if the item needs more work. */
  readonly step: SeasonStep | null;
  readonly onStep: (step: SeasonStep) => void;
  readonly onSkip: () => void;
  readonly onNeeded: () => void;
}

/** An item of the checklist: its state, its figures, and a link to where the work is done. */
export function ChecklistRow({ item, eventSlug, step, onStep, onSkip, onNeeded }: ChecklistRowProps) {
  const { key, title, state, text, reason, markedBy, markedAt } = item;
  const { word, ...look } = STATES[state];
  const place = placeOf(key, eventSlug);
  return (
    <li className="grid gap-x-5 gap-y-2 px-4 py-3 sm:px-5 md:grid-cols-[8.5rem_minmax(0,1fr)] lg:grid-cols-[8.5rem_minmax(0,1fr)_fit-content(24rem)]">
      <span className="pt-0.5">
        <Badge look={look}>{word}</Badge>
      </span>
      <div className="min-w-0">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="text-sm text-soft">{text}</p>
        {state === "NOT_NEEDED" && reason != null ? (
          <p className="mt-1 border-l-4 border-rule pl-3 text-sm wrap-anywhere">
            Not needed: {reason}
            <span className="block text-soft">
              {markedBy}
              {markedAt == null ? "" : `, ${formatDateTime(markedAt)}`}
            </span>
          </p>
        ) : null}
      </div>
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 md:col-start-2 lg:col-start-3 lg:justify-end lg:self-start">
        {step === null ? null : (
          <span className="mr-2 ml-3">
            <RowButton variant="secondary" of={`: ${title}`} onClick={() => onStep(step)}>
              {step.label}
            </RowButton>
          </span>
        )}
        <Link to={place.to} className={buttonClass("quiet")}>
          <span>
            {place.label}
            <span className="sr-only">: {title}</span>
          </span>
        </Link>
        {state === "TO_DO" ? (
          <RowButton of={`: ${title}`} onClick={onSkip}>
            Mark as not needed...
          </RowButton>
        ) : null}
        {state === "NOT_NEEDED" ? (
          <RowButton of={`: ${title}`} onClick={onNeeded}>
            Mark as needed...
          </RowButton>
        ) : null}
      </div>
    </li>
  );
}
