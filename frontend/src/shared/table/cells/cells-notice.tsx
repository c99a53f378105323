import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import type { Cells } from "./use-cells";

/** What was saved last, for ten seconds, with a button that takes it back. It covers the page's end: rows do not move for it. */
export function CellsNotice<Row>({ cells: { history } }: { readonly cells: Cells<Row> }) {
  const { notice, undo, dismiss } = history;
  if (notice === null) return null;
  return (
    <div className="fixed inset-x-3 bottom-3 z-30 mx-auto max-w-xl shadow-lg">
      <Banner tone={notice.tone} onDismiss={dismiss}>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>{notice.text}</span>
          {notice.isReversible ? (
            <Button variant="quiet" onClick={() => void undo()}>
              Undo
            </Button>
          ) : null}
        </span>
      </Banner>
    </div>
  );
}
