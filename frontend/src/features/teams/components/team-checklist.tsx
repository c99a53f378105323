import type { ReactNode } from "react";
import { isLeader, type Actor } from "@contract/modules/teams/contract/team.policy";
import type { TeamFieldsFragment } from "../../../graphql/features/teams";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon } from "../../../shared/ui/icons";
import { Panel } from "../../../shared/ui/panel";
import { useReadiness } from "../hooks/use-readiness";
import type { ReadinessItem, ReadinessState, TeamEvent } from "../readiness";

interface TeamChecklistProps {
  readonly team: TeamFieldsFragment;
  readonly actor: Actor;
  readonly event: TeamEvent;
}

/**
 * The team's tasks with their states, folded once all are done. The button for the next task is in the page's header.
 */
export function TeamChecklist({ team, actor, event }: TeamChecklistProps) {
  const { items, steps } = useReadiness(team, actor, event);
  if (items.length === 0 && steps.length === 0) return null; // after the event
  const list = (
    <ul className="-my-2 divide-y divide-rule">
      {items.map((item) => (
        <Item key={item.name} {...item} />
      ))}
    </ul>
  );
  if (steps.length === 0 && items.every(({ state }) => state === "done"))
    return (
      <details className="border border-rule bg-surface px-4 sm:px-5">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <h2 className="inline text-lg leading-tight">Checklist</h2>{" "}
          <span className="label-mono ml-2 text-good">{MARKS.done.word}</span>
        </summary>
        <div className="py-4">{list}</div>
      </details>
    );
  return (
    <Panel title="Checklist">
      {list}
      {steps.length > 0 ? null : items.every(({ state }) => state !== "missing") ? (
        <p className="pt-5 text-soft">You do not need to do anything now.</p>
      ) : isLeader(team, actor) ? null : (
        <p className="pt-5 text-soft">Your leader has to take the next step.</p>
      )}
    </Panel>
  );
}

const MARKS: Record<
  ReadinessState,
  { readonly look: string; readonly word: string; readonly icon: ReactNode }
> = {
  done: { look: "text-good", word: "Done", icon: <CheckIcon /> },
  missing: { look: "text-bad", word: "Missing", icon: <AlertIcon /> },
  waiting: { look: "text-pending", word: "Waiting", icon: <ClockIcon /> },
  later: { look: "text-soft", word: "Not due yet", icon: <ClockIcon /> },
  optional: { look: "text-soft", word: "Optional", icon: <DashIcon /> },
};

function Item({ name, state, text, word }: ReadinessItem) {
  const { look, icon, ...mark } = MARKS[state];
  return (
    <li className="flex gap-3 py-3">
      <span className={`mt-0.5 ${look}`}>{icon}</span>
      <div className="min-w-0">
        <p className="font-semibold">
          {name} <span className={`label-mono ml-1 ${look}`}>{word ?? mark.word}</span>
        </p>
        <p className="text-sm wrap-anywhere text-soft">{text}</p>
      </div>
    </li>
  );
}
