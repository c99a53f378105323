import { Banner } from "./banner";
import { Button } from "./button";

interface LoadFailureProps {
  readonly problem: string;
  readonly loading: boolean;
  readonly onRetry: () => void;
}

/** The reason why loading failed, with a button to try again. */
export function LoadFailure({ problem, loading, onRetry }: LoadFailureProps) {
  return (
    <div className="grid gap-4 pt-6">
      <Banner tone="error">{problem}</Banner>
      <div>
        <Button variant="secondary" busy={loading} busyLabel="Loading..." onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
