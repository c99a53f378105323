import { useRef } from "react";
import { Button } from "../../../shared/ui/button";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { Panel } from "../../../shared/ui/panel";
import { Skeleton } from "../../../shared/ui/skeleton";
import { useEndSessions, EndSessionsModal } from "./end-sessions-modal";
import { useSessions } from "../hooks/use-sessions";
import { SessionRow } from "./session-row";
import { NoticeBanner } from "../../../shared/ui/notice-banner";

/** Where one is logged in, and logging out from afar. */
export function SessionsPanel() {
  const { sessions, loading, problem, retrying, retry, reload, end, ending, notice, showNotice } =
    useSessions();
  const list = useRef<HTMLUListElement>(null);
  const many = useEndSessions((text) => {
    showNotice({ tone: "success", text });
    void reload();
  });
  const endOne = async (id: string) => {
    // Its row, and the button that was pressed, are gone.
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

/** As high as one session and the button below it. */
function LoadingRow() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton lines={3} width="16rem" />
      <div aria-hidden="true" className="h-18" />
    </div>
  );
}
