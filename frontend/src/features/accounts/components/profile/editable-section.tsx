import { Suspense, useLayoutEffect, useState, type ReactNode } from "react";
import { useReloadableState } from "../../../../shared/drafts/preserved-state";
import { Button } from "../../../../shared/ui/button";
import { Panel } from "../../../../shared/ui/panel";
import { useFocusOnChange } from "../../../../shared/hooks/use-focus-on-change";
import type { Notice } from "../../../../shared/hooks/use-notice";
import { NoticeBanner } from "../../../../shared/ui/notice-banner";
import { LatePart } from "../../../../shared/ui/late-part";

/** Closes a form. `done` is the text that reports the outcome, if there is one. */
export type CloseForm = (done?: string) => void;

interface EditableSectionProps {
  readonly title: string;
  /** The label of the button that opens the form. */
  readonly editLabel: string;
  /** A key, unique on the site, that keeps the form open across a login and a reload. */
  readonly preserveKey: string;
  /** The content while the form is closed. */
  readonly view: ReactNode;
  /** The form. Its script may load with the first press, because most visitors of the page change nothing. */
  readonly children: (close: CloseForm) => ReactNode;
}

/**
 * Shows data with a button to edit it. The form replaces the data, and a banner reports the outcome when the form
 * closes.
 */
export function EditableSection({ title, editLabel, preserveKey, view, children }: EditableSectionProps) {
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [hasForm, setHasForm] = useState(false);
  // Also changes when the form is cancelled before its script has loaded.
  const containerRef = useFocusOnChange(open && String(hasForm));
  useReloadableState(preserveKey, open, setOpen);
  const edit = () => {
    setNotice(null);
    setOpen(true);
  };
  const close: CloseForm = (text) => {
    setNotice(text === undefined ? null : { tone: "success", text });
    setOpen(false);
  };
  return (
    <div ref={containerRef}>
      <Panel
        title={title}
        aside={
          <div className="-my-1 -mr-3 flex min-h-11 items-center">
            {open ? null : (
              <Button variant="quiet" onClick={edit}>
                {editLabel}
              </Button>
            )}
          </div>
        }
      >
        <NoticeBanner notice={notice} className="mb-4" />
        {open ? (
          <Suspense fallback={<LatePart onCancel={() => close()} />}>
            {children(close)}
            <Mounted onChange={setHasForm} />
          </Suspense>
        ) : (
          view
        )}
      </Panel>
    </div>
  );
}

/** Reports when the other parts of its `Suspense` appear and disappear. */
function Mounted({ onChange }: { readonly onChange: (isMounted: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
