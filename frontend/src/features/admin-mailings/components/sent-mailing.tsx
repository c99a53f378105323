import {
  useRetryMailingMutation,
  useSentMailingQuery,
  type SentMailingQuery,
} from "../../../graphql/features/admin-mailings";
import { useAction } from "../../../shared/hooks/use-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { useScrollUp } from "../../../shared/hooks/use-scroll-up";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { Panel } from "../../../shared/ui/panel";
import { isUnreachable } from "./failed-mails";
import { MailingProgress } from "./mailing-progress";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { useQueryState } from "../../../shared/apollo/use-query-state";

type Details = SentMailingQuery["sentMailing"];

/** Shows a sent mail: the progress, the undelivered copies with the reasons, and the mail's text. */
export function SentMailing({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { details, ...state } = useSentMailing(id);
  const { notice, show } = useNotice();
  const top = useScrollUp();
  const [retryMailing] = useRetryMailingMutation();
  // Even a notice about a failure disappears after a while, because the list of undelivered copies still shows the
  // failure.
  const { busy, run } = useAction({ show, stay: false });
  const retry = async () => {
    await run(
      async () =>
        (await retryMailing({ variables: { input: { mailingId: id } } })).data?.retryMailing.message,
    );
    await state.reload();
  };
  const back = (
    <div className="outdent">
      <Button variant="quiet" onClick={onClose}>
        All earlier mails
      </Button>
    </div>
  );
  if (details === null)
    return (
      <div ref={top} className="grid scroll-mt-24 gap-4">
        <ListState state={state} />
        {back}
      </div>
    );
  const { mailing, problems } = details;
  return (
    <div ref={top} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
      {back}
      <NoticeBanner notice={notice} />
      {state.problem === null ? null : <Banner tone="error">{state.problem}</Banner>}
      <Panel title={mailing.subject} layout="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MailingProgress mailing={mailing} />
        <p role="status" className="font-semibold">
          {mailing.queued > 0
            ? "The mail is being sent. You can leave this page."
            : "No copies are waiting to be sent."}
        </p>
        <p className="text-sm text-soft">
          {mailing.audience}, {mailing.eventTitle}. Sent by {mailing.actorName},{" "}
          <DateTime value={mailing.createdAt} />.
        </p>
        <p className="border-l-4 border-rule pl-4 whitespace-pre-wrap wrap-anywhere">{mailing.text}</p>
      </Panel>
      {problems.length === 0 ? null : (
        <Panel
          title="Not delivered"
          aside={
            mailing.failed === 0 ? null : (
              <Button
                variant="secondary"
                busy={busy}
                busyLabel="Sending again..."
                onClick={() => void retry()}
              >
                Send these mails again
              </Button>
            )
          }
        >
          <Problems problems={problems} />
        </Panel>
      )}
    </div>
  );
}

function Problems({ problems }: { readonly problems: Details["problems"] }) {
  return (
    <ul className="-my-3 divide-y divide-rule">
      {problems.map(({ id, email, name, teamName, reason, givenUp }) => (
        <li key={id} className="grid gap-1 py-3 wrap-anywhere">
          <span className="font-semibold">
            {name ?? email}
            {teamName === null ? null : <span className="font-normal text-soft">, {teamName}</span>}
          </span>
          <span className="font-mono text-sm">{email}</span>
          <Reason reason={reason} givenUp={givenUp} />
        </li>
      ))}
    </ul>
  );
}

function Reason({ reason, givenUp }: { readonly reason: string; readonly givenUp: boolean }) {
  if (!isUnreachable(reason))
    return (
      <>
        <span className="text-sm text-bad">{reason}</span>
        <span className="text-sm text-soft">
          {givenUp
            ? "Send the mail again. If the address is wrong, correct the address and write a new mail."
            : "The site will try again automatically."}
        </span>
      </>
    );
  return (
    <>
      <span className="text-sm text-bad">
        The mail server could not be reached.{" "}
        {givenUp ? "The site stopped trying. Send the mail again." : "The site will try again automatically."}
      </span>
      <span className="font-mono text-xs text-soft">{reason}</span>
    </>
  );
}

/** The interval in milliseconds at which the page fetches a mail's state while copies are waiting. */
const LOOK_EVERY = 1000;

/** Returns a mail with its progress. Fetches it repeatedly while copies are waiting. */
function useSentMailing(id: string) {
  const query = useSentMailingQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: LOOK_EVERY,
    // No fetch is needed while the page is hidden, or once no copies are waiting.
    skipPollAttempt: () => document.hidden || isDone,
  });
  const { data, ...state } = useQueryState(query);
  const details = data?.sentMailing ?? null;
  const isDone = details !== null && details.mailing.queued === 0;
  return { details, ...state };
}
