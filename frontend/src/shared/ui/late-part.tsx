import { Button } from "./button";
import { useLateText } from "./late-text";
import { Spinner } from "./spinner";

interface LatePartProps {
  readonly onCancel?: () => void;
}

/** Takes the place of a part of a page whose script is still loading. */
export function LatePart({ onCancel }: LatePartProps) {
  const text = useLateText();
  return (
    <div className="grid justify-items-start gap-3">
      <Spinner label="Loading..." />
      <p role="status" className="empty:hidden">
        {text}
      </p>
      {onCancel === undefined ? null : (
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
