import type { Notice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { CheckIcon } from "../../../shared/ui/icons";
import { KeyHint } from "./key-hint";
import type { Act } from "./payment-actions";

interface PanelBarProps {
  readonly where: string;
  /** What came of the latest decision, which was another payment's. */
  readonly notice: Notice | null;
  readonly next: Act;
  readonly previous: Act;
  readonly shortcuts: boolean;
}

/** Where in the queue one is, and the way on. The latest outcome has its place here, so that it pushes nothing down. */
export function PanelBar({ where, notice, next, previous, shortcuts }: PanelBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule px-4 py-1 sm:px-5">
      <p className="font-mono font-semibold">{where}</p>
      <p
        role="status"
        className="order-last flex h-7 min-w-0 basis-full items-center gap-2 text-sm text-good sm:order-none sm:flex-1 sm:basis-0"
      >
        {notice === null ? null : (
          <>
            <CheckIcon className="size-4 shrink-0" />
            <span className="truncate">{notice.text}</span>
          </>
        )}
      </p>
      <div className="flex">
        <Button variant="quiet" disabled={previous === null} onClick={() => previous?.()}>
          Previous {shortcuts ? <KeyHint>K</KeyHint> : null}
        </Button>
        <Button variant="quiet" disabled={next === null} onClick={() => next?.()}>
          Next {shortcuts ? <KeyHint>J</KeyHint> : null}
        </Button>
      </div>
    </div>
  );
}
