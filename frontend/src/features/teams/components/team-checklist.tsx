import type { ReactNode } from "react";
import type { Actor } from "@contract/modules/teams/contract/team.policy";
import type { TeamFieldsFragment } from "../../../graphql/features/teams";
import { Button, type ButtonVariant } from "../../../shared/ui/button";
import { ButtonLink } from "../../../shared/ui/button-link";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon } from "../../../shared/ui/icons";
import { Panel } from "../../../shared/ui/panel";
import {
  readinessOf,
  stepLabel,
  stepPath,
  type NextStep,
  type ReadinessItem,
  type ReadinessState,
} from "../readiness";

interface TeamChecklistProps {
  readonly team: TeamFieldsFragment;
  readonly actor: Actor;
  /** The event takes teams and changes now. */
  readonly open: boolean;
  /** Takes a step where one is. Without it the button leads to the registration page. */
  readonly onStep?: (step: NextStep) => void;
  /** The screen has a button for the payment already. */
  readonly paymentElsewhere?: boolean;
}

/** What the team still lacks, with the next step as a button. */
export function TeamChecklist(props: TeamChecklistProps) {
  const { team, actor, open, onStep, paymentElsewhere = false } = props;
  const { items, steps } = readinessOf(team, actor, open);
  const next = steps.find(({ kind }) => !(paymentElsewhere && kind === "payment"));
  return (
    <Panel title="Checklist">
      <ul className="-my-2 divide-y divide-rule">
        {items.map((item) => (
          <Item key={item.name} {...item} />
        ))}
      </ul>
      <div className="pt-5">
        {next === undefined ? (
          <p className="text-soft">
            {steps.length === 0 ? "You do not need to do anything now." : "The next step is the payment."}
          </p>
        ) : (
          <StepButton
            team={team}
            step={next}
            actor={actor}
            onStep={onStep}
            // One primary button a view.
            variant={next === steps[0] ? "primary" : "secondary"}
          />
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

interface StepButtonProps {
  readonly team: TeamFieldsFragment;
  readonly step: NextStep;
  readonly actor: Actor;
  readonly onStep: ((step: NextStep) => void) | undefined;
  readonly variant: ButtonVariant;
}

function StepButton({ team, step, actor, onStep, variant }: StepButtonProps) {
  const label = stepLabel(step, actor);
  if (step.kind === "payment" || onStep === undefined) {
    return (
      <ButtonLink to={stepPath(step, team)} variant={variant} wide>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} wide onClick={() => onStep(step)}>
      {label}
    </Button>
  );
}
