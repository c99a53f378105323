import "./view-bar.css";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { useEndStudentViewMutation } from "../../graphql/shared/session";
import { ApolloData } from "../../shared/apollo/apollo-boundary";
import { remainingLife, type Session } from "../../shared/session/session-store";
import {
  forgetView,
  isSuperadminGone,
  leaveView,
  noteViewOver,
  readView,
  useViewOver,
  type StudentView,
} from "../../shared/session/student-view";
import { Button } from "../../shared/ui/button";
import { DateTime } from "../../shared/ui/date-time";
import { Modal } from "../../shared/ui/modal";
import { useReadOnlyForms } from "./use-read-only-forms";
import { t } from "@contract/kernel/contract/t";

const STOPPED = t("The student view has ended. You are using your own account again.");

/**
 * The bar of a student view, which names the student on every screen and ends the view. The bar's script is loaded only
 * in a student view.
 */
export function ViewBar({ session }: { readonly session: Session }) {
  const [view] = useState(readView);
  return view === null ? null : (
    <ApolloData>
      <Bar session={session} view={view} />
    </ApolloData>
  );
}

function Bar({ session, view }: { readonly session: Session; readonly view: StudentView }) {
  const isOver = useViewOver();
  const { busy, stop } = useStop(view);
  const refused = useReadOnlyForms();
  const first = useFirstOfPage();
  useEnd(session, view, isOver);
  // A student view leaves out grants, so it has no admin area. A Superadmin who goes to the admin area ends the view.
  const isLeft = useLocation().pathname.toLowerCase().startsWith(paths.admin);
  useEffect(() => {
    if (isLeft) stop();
  }, [isLeft, stop]);
  return createPortal(
    <>
      <section
        aria-label="Student view"
        className="fixed inset-x-0 bottom-0 z-30 border-t-4 border-accent bg-accent-wash text-ink"
      >
        <div className="frame flex min-h-(--view-bar-height) items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <p className="line-clamp-2 leading-tight wrap-anywhere">
              You are seeing the site as <b>{session.name}</b>. You cannot change anything.
            </p>
            <p className="hidden text-sm sm:block">
              The student view ends automatically at <DateTime value={view.endsAt} />.
            </p>
            <p role="status" className={refused === 0 ? "sr-only" : "text-sm font-semibold"}>
              {/* Each attempt creates a new element, so that screen readers read the message again. */}
              {refused === 0 ? null : (
                <span key={refused}>Nothing was changed. End the student view before you make changes.</span>
              )}
            </p>
          </div>
          <Button variant="secondary" busy={busy} busyLabel="Ending the view..." onClick={stop}>
            End the view
          </Button>
        </div>
      </section>
      {isOver ? <Over name={session.name} onClose={() => leaveView(view, STOPPED)} /> : null}
    </>,
    first,
  );
}

function Over({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  return (
    <Modal
      open
      addressed
      closeInFooter
      onClose={onClose}
      title="The student view has ended"
      description={`You no longer see the site as ${name}. A student view lasts 15 minutes at most. It also ends when your own session ends.`}
      footer={<Button onClick={onClose}>Back to the admin area</Button>}
    />
  );
}

/** Ends the view in this tab and on the server, using the Superadmin's own session. */
function useStop(view: StudentView) {
  const [busy, setBusy] = useState(false);
  const [end] = useEndStudentViewMutation();
  // Created once, so that only the first press or visit to the admin area ends the view. Afterwards the tab belongs to
  // the Superadmin again.
  const [stop] = useState(() => {
    let begun = false;
    return () => {
      if (begun) return;
      begun = true;
      setBusy(true);
      forgetView();
      // If the request fails, the view ends at its time limit. In the meantime, no client has the view's token.
      void end({ variables: { input: { viewId: view.viewId } } })
        .catch(() => undefined)
        .then(() => leaveView(view, STOPPED));
    };
  });
  return { busy, stop };
}

/** Ends the view when its time is over, or when the Superadmin logged out in another tab. */
function useEnd(session: Session, view: StudentView, isOver: boolean): void {
  useEffect(() => {
    document.documentElement.dataset["view"] = isOver ? "over" : "";
    if (isOver) return;
    const timer = setTimeout(noteViewOver, Math.max(0, remainingLife(session)));
    const look = () => {
      if (isSuperadminGone(view)) noteViewOver();
    };
    look();
    addEventListener("storage", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("storage", look);
    };
  }, [session, view, isOver]);
}

/** Returns an element at the very beginning of the page, so that the first Tab reaches the bar's button. */
function useFirstOfPage(): HTMLElement {
  const [place] = useState(() => document.createElement("div"));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}
