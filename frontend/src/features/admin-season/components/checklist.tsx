import { useState } from "react";
import { indiaDay } from "@contract/kernel/contract/india-time";
import {
  useMarkSeasonItemMutation,
  type SeasonChecklistFieldsFragment,
} from "../../../graphql/features/admin-season";
import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { MakeCurrentModal, useMakeCurrent } from "../../../shared/events/make-current-modal";
import { useFocusWhenLost } from "../../../shared/hooks/use-focus-when-lost";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Panel } from "../../../shared/ui/panel";
import { stepOf, useSeasonStep, type SeasonStep } from "../hooks/use-season-step";
import { ChecklistRow, type SeasonItem } from "./checklist-row";
import { NotNeededModal } from "./not-needed-modal";

type Event = AdminEventFieldsFragment;

interface ChecklistProps {
  readonly event: Event;
  readonly next: Event | null;
  readonly current: Event | undefined;
  readonly checklist: SeasonChecklistFieldsFragment;
  /** The slug in the page's address; null for the current event. */
  readonly eventSlug: string | null;
  readonly reload: () => Promise<void>;
  readonly onDone: (text: string) => void;
  /**
   * Called before another event becomes the current one. Adds this event's slug to the address, so that the screen
   * keeps showing this event.
   */
  readonly onLeaveCurrent: () => void;
}

/**
 * Shows the checklist's open items, and the other items folded, each with its state: to do, done, or not needed. The
 * server determines which items are done. An admin can only mark an item as not needed, with a reason.
 */
export function Checklist(props: ChecklistProps) {
  const { event, next, current, checklist, eventSlug, reload, onDone, onLeaveCurrent } = props;
  const [today] = useState(() => indiaDay(new Date()));
  const [skipped, setSkipped] = useState<SeasonItem | null>(null);
  const step = useSeasonStep(event, reload, onDone);
  const promotion = useMakeCurrent(onDone);
  const [mark] = useMarkSeasonItemMutation();
  const needed = useConfirmedAction(
    async ({ key: item }: SeasonItem) => {
      const input = { eventId: event.id, item, reason: null };
      return (await mark({ variables: { input } })).data?.markSeasonItem.message;
    },
    (text) => onDone(text),
  );
  const { items } = checklist;
  const openItems = items.filter(({ state }) => state === "TO_DO");
  const open = openItems.length;
  const closed = items.filter(({ state }) => state !== "TO_DO");
  // Takes the focus when an item moves to the folded ones, or back, and the pressed button disappears.
  const containerRef = useFocusWhenLost(String(open));
  const press = (one: SeasonStep) => {
    if (one.kind === "current" && next !== null) {
      onLeaveCurrent();
      promotion.ask(next);
    } else step.ask(one);
  };
  const listOf = (some: readonly SeasonItem[]) => (
    <ul className="divide-y divide-rule">
      {some.map((item) => (
        <ChecklistRow
          key={item.key}
          item={item}
          eventSlug={eventSlug}
          step={item.state === "DONE" ? null : stepOf(item.key, event, next, today)}
          onStep={press}
          onSkip={() => setSkipped(item)}
          onNeeded={() => needed.ask(item)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <Panel
        title={event.title}
        layout="p-0!"
        aside={
          <span className="font-mono text-sm font-semibold text-soft">
            {open === 0
              ? "Nothing is left to do"
              : `${String(open)} of ${String(items.length)} tasks left to do`}
          </span>
        }
      >
        <div ref={containerRef} tabIndex={-1} className="divide-y divide-rule">
          {open === 0 ? null : listOf(openItems)}
          {closed.length === 0 ? null : (
            <details>
              <summary className="min-h-11 cursor-pointer px-4 py-2 font-semibold sm:px-5">
                Done or not needed ({closed.length})
              </summary>
              {listOf(closed)}
            </details>
          )}
        </div>
      </Panel>
      {step.asked === null ? null : (
        <ConfirmModal
          {...step.modal}
          title={step.asked.title}
          confirmLabel={step.asked.label}
          busyLabel="Saving..."
        >
          {step.asked.explanation}
        </ConfirmModal>
      )}
      <MakeCurrentModal question={promotion} before={current} />
      <ConfirmModal
        {...needed.modal}
        title="Mark this item as needed again?"
        confirmLabel="Mark as needed"
        busyLabel="Saving..."
      >
        {needed.asked === null
          ? ""
          : `“${needed.asked.title}” becomes an open task again, and the reason is deleted.`}
      </ConfirmModal>
      {skipped === null ? null : (
        <NotNeededModal
          eventId={event.id}
          item={skipped}
          onClose={() => setSkipped(null)}
          onDone={(text) => {
            setSkipped(null);
            onDone(text);
          }}
          onOvertaken={() => void reload()}
        />
      )}
    </>
  );
}
