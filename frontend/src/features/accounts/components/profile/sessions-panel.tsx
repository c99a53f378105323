import { useRef, useId } from "react";
import { Button } from "../../../../shared/ui/button";
import { LoadFailure } from "../../../../shared/ui/load-failure";
import { Panel } from "../../../../shared/ui/panel";
import { Skeleton } from "../../../../shared/ui/list-state";
import { useSessions } from "../../hooks/use-sessions";
import { NoticeBanner } from "../../../../shared/ui/notice-banner";
import { useEndOtherSessionsMutation, type SessionsQuery } from "../../../../graphql/features/accounts";
import { DateTime } from "../../../../shared/ui/date-time";
import { browserName } from "../../../../shared/activity/activity-list";
import { ConfirmModal } from "../../../../shared/ui/confirm-modal";
import { SUCCESS } from "@contract/kernel/contract/catalogue";
import { logOut } from "../../../../shared/session/log-out";
import { useConfirmedAction } from "../../../../shared/hooks/use-confirmed-action";

/** Lists the devices where the user is logged in, with buttons to log them out. */
export function SessionsPanel() {
  const { sessions, loading, problem, retrying, retry, reload, end, ending, notice, showNotice } =
    useSessions();
  const list = useRef<HTMLUListElement>(null);
  const many = useEndSessions((text) => {
    showNotice({ tone: "success", text });
    void reload();
  });
  const endOne = async (id: string) => {
    // The pressed button has disappeared with its row, so the list takes the focus.
    if (await end(id)) list.current?.focus();
  };
  const others = sessions?.some(({ current }) => !current) ?? false;
  return (
    <Panel title="Where you are logged in">
      <NoticeBanner notice={notice} className="mb-4" />
      {sessions === null && loading ? <LoadingRow /> : null}
      {problem === null ? null : <LoadFailure problem={problem} loading={retrying} onRetry={retry} />}
      {sessions === null ? null : (
        <>
          <ul ref={list} tabIndex={-1} aria-label="Sessions" className="-mt-3 divide-y divide-rule">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={ending === session.id}
                waiting={ending !== null && ending !== session.id}
                onEnd={() => void endOne(session.id)}
              />
            ))}
          </ul>
          <div className="grid gap-3 border-t border-rule pt-4">
            {others ? (
              <Button variant="secondary" wide onClick={() => many.ask("others")}>
                Log out other devices
              </Button>
            ) : null}
            <Button variant="secondary" wide onClick={() => many.ask("everywhere")}>
              Log out everywhere
            </Button>
          </div>
        </>
      )}
      <EndSessionsModal question={many} />
    </Panel>
  );
}

/** A placeholder with the height of a session and its button. */
function LoadingRow() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton lines={3} width="16rem" />
      <div aria-hidden="true" className="h-18" />
    </div>
  );
}

interface SessionRowProps {
  readonly session: SessionsQuery["sessions"][number];
  /** Whether this session is being ended. */
  readonly busy: boolean;
  /** Whether another session is being ended. Sessions end one at a time. */
  readonly waiting: boolean;
  readonly onEnd: () => void;
}

/**
 * Shows one device: its browser, the times of its login and last activity, and a button to log it out. The current
 * device has no button, because Logout is in the menu.
 */
function SessionRow({ session, busy, waiting, onEnd }: SessionRowProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div id={id}>
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {browserName(session.userAgent)}
          {session.current ? (
            <span className="rounded-xs border border-current px-2 text-sm text-good">This device</span>
          ) : null}
        </p>
        <p className="text-sm text-soft">
          Logged in <DateTime value={session.createdAt} />
        </p>
        <p className="text-sm text-soft">
          Last active <DateTime value={session.lastSeenAt} />
        </p>
      </div>
      {session.current ? null : (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Logging out..."
          disabled={waiting}
          aria-describedby={id}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

const TEXTS: Record<Reach, { readonly title: string; readonly text: string; readonly confirmLabel: string }> =
  {
    others: {
      title: "Log out other devices?",
      text: "You will have to log in again on your other devices. Your saved data is kept.",
      confirmLabel: "Log out other devices",
    },
    everywhere: {
      title: "Log out everywhere?",
      text: "You will have to log in again on all devices, including this one. Your saved data is kept.",
      confirmLabel: "Log out everywhere",
    },
  };

/** Asks for confirmation before several devices are logged out. */
function EndSessionsModal({ question }: { readonly question: ReturnType<typeof useEndSessions> }) {
  const { asked, modal } = question;
  if (asked === null) return null;
  const { text, ...labels } = TEXTS[asked];
  return (
    <ConfirmModal {...modal} {...labels} busyLabel="Logging out...">
      {text}
    </ConfirmModal>
  );
}

/** The devices to log out: all except this one, or all. */
type Reach = "others" | "everywhere";

/** Logs out several devices after a confirmation. If the request fails, the dialog stays open and shows the error. */
function useEndSessions(onEnded: (text: string) => void) {
  const [endOthers] = useEndOtherSessionsMutation();
  return useConfirmedAction(
    async (reach: Reach) => {
      const { data } = await endOthers();
      // The route guard then shows the home page.
      if (reach === "everywhere") await logOut();
      return data?.endOtherSessions.message ?? SUCCESS.otherSessionsEnded;
    },
    (text, reach) => (reach === "others" ? onEnded(text) : undefined),
  );
}
