import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import { useSamples } from "../hooks/use-samples";
import { RemoveSamplesModal } from "./remove-samples-modal";

interface SamplesStepProps {
  /** Goes to the next step, with a message if something was done. */
  readonly onDone: (text?: string) => void;
}

/** A step of the setup: lists the site's samples, and asks whether to keep them for editing or to remove them. */
export function SamplesStep({ onDone }: SamplesStepProps) {
  const { left, state, removal } = useSamples({ onDone });
  return (
    <ListState state={state}>
      {left === null ? null : left.length === 0 ? (
        <>
          <p className="max-w-prose">No samples are left. Visitors see only the club's own content.</p>
          <div>
            <Button onClick={() => onDone()}>Continue</Button>
          </div>
        </>
      ) : (
        <>
          <p className="max-w-prose">
            The site shows samples from an invented club: {left.join(", ")}. Visitors see the samples until
            you replace or remove them.
          </p>
          <ul className="grid gap-4 sm:grid-cols-2">
            <Choice
              title="Remove all samples"
              text="One click removes all sample content. An empty part stays hidden from visitors until you add content."
            >
              <Button onClick={() => removal.ask(true)}>Remove all samples</Button>
            </Choice>
            <Choice
              title="Keep the samples for now"
              text="Replace the samples one by one under Content and Events. Pages with samples tell visitors that the people are invented."
            >
              <Button variant="secondary" onClick={() => onDone()}>
                Keep the samples
              </Button>
            </Choice>
          </ul>
          <RemoveSamplesModal removal={removal} left={left} />
        </>
      )}
    </ListState>
  );
}

function Choice(props: {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}) {
  return (
    <li className="flex flex-col items-start gap-3 border-2 border-ink bg-surface p-4">
      <h3 className="text-lg">{props.title}</h3>
      <p className="grow text-soft">{props.text}</p>
      {props.children}
    </li>
  );
}
