import type { ReactNode } from "react";
import type { Actor } from "@contract/modules/teams/contract/team.policy";
import type { TeamFieldsFragment } from "../../../graphql/generated";
import { paths } from "../../../shared/paths";
import { Button } from "../../../shared/ui/button";
import { ButtonLink } from "../../../shared/ui/button-link";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon } from "../../../shared/ui/icons";
import { Panel } from "../../../shared/ui/panel";
import { readinessOf, type NextStep, type ReadinessItem, type ReadinessState } from "../readiness";

interface TeamChecklistProps {
  readonly team: TeamFieldsFragment;
  readonly actor: Actor;
  /** The event takes teams and changes now. */
  readonly open: boolean;
  /** Takes a step where one is. Without it the button leads to the registration page. */
  readonly onStep?: (step: NextStep) => void;
}

/** What the team still lacks, with the next step as a button. */
export function TeamChecklist({ team, actor, open, onStep }: TeamChecklistProps) {
  const { items, next } = readinessOf(team, actor, open);
  return (
    <Panel title="Checklist">
      <ul className="-my-2 divide-y divide-rule">
        {items.map((item) => (
          <Item key={item.name} {...item} />
        ))}
      </ul>
      <div className="pt-5">
        {next === null ? (
          <p className="text-soft">There is nothing left for you to do now.</p>
        ) : (
          <StepButton step={next} actor={actor} onStep={onStep} />
        )}
      </div>
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

function Item({ name, state, text }: ReadinessItem) {
  const { look, word, icon } = MARKS[state];
  return (
    <li className="flex gap-3 py-3">
      <span className={`mt-0.5 ${look}`}>{icon}</span>
      <div className="min-w-0">
        <p className="font-semibold">
          {name} <span className={`label-mono ml-1 ${look}`}>{word}</span>
        </p>
        <p className="text-sm break-words text-soft">{text}</p>
      </div>
    </li>
  );
}

interface StepButtonProps {
  readonly step: NextStep;
  readonly actor: Actor;
  readonly onStep: ((step: NextStep) => void) | undefined;
}

function StepButton({ step, actor, onStep }: StepButtonProps) {
  const label = labelOf(step, actor);
  if (step.kind === "payment") {
    return (
      <ButtonLink to={paths.payment} wide>
        {label}
      </ButtonLink>
    );
  }
  if (onStep === undefined) {
    return (
      <ButtonLink to={paths.registration} wide>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button wide onClick={() => onStep(step)}>
      {label}
    </Button>
  );
}

function labelOf(step: NextStep, { userId }: Actor): string {
  switch (step.kind) {
    case "payment":
      return step.again ? "Report the payment again" : "Proceed to Payment";
    case "handle":
      return step.person.userId === userId ? "Set your handle" : `Set the handle of ${step.person.name}`;
    case "member":
      return "Add a member";
  }
}
