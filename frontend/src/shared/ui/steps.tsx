interface StepsProps {
  readonly steps: readonly string[];
  /** The index of the current step. */
  readonly current: number;
  /** The indexes of the finished steps. By default, all steps before the current one. */
  readonly done?: ReadonlySet<number>;
}

/** The numbered steps of a wizard. Screen readers learn which step is the current one. */
export function Steps({ steps, current, done }: StepsProps) {
  const isDone = (index: number) => done?.has(index) ?? index < current;
  return (
    <ol aria-label="Progress" className="grid border-2 border-ink sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className={`flex items-center gap-3 border-ink px-3 py-2 sm:max-lg:gap-2 sm:max-lg:px-2 not-last:border-b sm:not-last:border-r-2 sm:not-last:border-b-0 ${
            index === current ? "bg-ink text-paper" : isDone(index) ? "text-good" : "text-soft"
          }`}
        >
          <span className="font-mono font-bold">
            {index + 1}
            <span className="step-count hidden">/{steps.length}</span>
          </span>
          <span className="font-semibold">
            {step}
            {isDone(index) && index !== current ? <span className="sr-only"> (done)</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
