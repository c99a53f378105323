import { takePartSteps, type TakePartEvent, type TakePartStep } from "./take-part-steps";
import { ROAD_STEPS_ID } from "./road-steps-id";

interface RoadStepsProps {
  /** The club's own steps. Empty if the steps should be derived from the event. */
  readonly own: readonly TakePartStep[];
  /** The current event, if any. */
  readonly event: TakePartEvent | undefined;
}

/** Shows the steps to the contest as a numbered list. */
export function RoadSteps({ own, event }: RoadStepsProps) {
  return (
    <ol id={ROAD_STEPS_ID}>
      {(own.length > 0 ? own : takePartSteps(event)).map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-b border-rule py-4 sm:grid-cols-[4rem_18rem_1fr] sm:items-baseline"
        >
          <span aria-hidden="true" className="font-mono text-xl font-bold text-accent">
            {index + 1}
          </span>
          <h3 className="text-lg">{title}</h3>
          <p className="col-start-2 text-soft sm:col-start-3">{text}</p>
        </li>
      ))}
    </ol>
  );
}
