import {
  useCertificateBoardQuery,
  useCertificateProgressQuery,
} from "../../../graphql/features/admin-certificates";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { EventSelect } from "../../../shared/events/event-select";
import { useAddress } from "../../../shared/hooks/use-address";
import { useNotice } from "../../../shared/hooks/use-notice";
import { ListState } from "../../../shared/ui/list-state";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { Tabs } from "../../../shared/ui/tabs";
import { GivenView } from "./given-view";
import { IssueView } from "./issue-view";
import { LayoutView } from "./layout-view";

/** Milliseconds between two requests for the progress, while mails wait to be sent. */
const PROGRESS_MS = 2000;

/** Returns an event's certificates. While their mails wait to be sent, fetches the counts repeatedly. */
export function useCertificateBoard(eventSlug: string | null) {
  const variables = { eventSlug };
  const { data, ...state } = useQueryState(useCertificateBoardQuery({ variables }));
  const board = data?.certificateBoard ?? null;
  const waits = board?.batches.some(({ mailsWaiting }) => mailsWaiting > 0) ?? false;
  // The result is not used, because the reply updates the cache entries that the board's query reads.
  useCertificateProgressQuery({
    variables,
    skip: !waits,
    pollInterval: PROGRESS_MS,
    fetchPolicy: "network-only",
  });
  return { board, ...state };
}

const VIEWS = ["layout", "issue", "given"] as const;
export type OnDone = (text: string) => void;

/** The tab "Certificates" of one event: layouts, issuing, and issued certificates. */
export function CertificatesSection() {
  const { params, goOn } = useAddress();
  const eventSlug = params.get("event");
  const { notice, show, clear } = useNotice();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EventSelect
        name="event"
        id="certificate-event"
        value={eventSlug ?? ""}
        onChange={(slug) => goOn(["tab", "view"], { event: slug === "" ? null : slug })}
      />
      <NoticeBanner notice={notice} className={STICKY} onDismiss={clear} />
      {/* The key resets the views when the event changes, so that input for one event does not reach another. */}
      <EventCertificates key={eventSlug} eventSlug={eventSlug} onDone={(text) => show("success", text)} />
    </div>
  );
}

function EventCertificates({
  eventSlug,
  onDone,
}: {
  readonly eventSlug: string | null;
  readonly onDone: OnDone;
}) {
  const state = useCertificateBoard(eventSlug);
  const { params, goOn } = useAddress();
  const view = VIEWS.find((candidate) => candidate === params.get("view")) ?? "layout";
  const show = (next: (typeof VIEWS)[number]) =>
    goOn(["tab", "event"], { view: next === "layout" ? null : next });
  const { board } = state;
  return (
    <ListState state={state}>
      {board === null ? null : (
        <Tabs
          label="Certificates"
          value={view}
          onChange={show}
          items={[
            {
              value: "layout",
              label: "Layout",
              content: (
                <LayoutView
                  board={board}
                  onSaved={(text) => {
                    onDone(text);
                    void state.reload();
                  }}
                />
              ),
            },
            {
              value: "issue",
              label: "Give out",
              content: (
                <IssueView
                  board={board}
                  onIssued={(text) => {
                    onDone(text);
                    show("given");
                  }}
                />
              ),
            },
            {
              value: "given",
              label: "Given out",
              content: <GivenView board={board} onDone={onDone} onOvertaken={() => void state.reload()} />,
            },
          ]}
        />
      )}
    </ListState>
  );
}
