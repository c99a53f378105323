import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";

/** Stands in for a form whose code did not arrive; the rest of the page stays as it is. */
export function FormUnavailable() {
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="error">The form could not be loaded. Check your connection and try again.</Banner>
      <Button variant="secondary" onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  );
}
