import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { BankLinesDocument } from "../../../graphql/features/admin-statements";
import { Banner } from "../../../shared/ui/banner";
import { Steps } from "../../../shared/ui/steps";
import { useMay } from "../../../shared/session/may";
import { useOpenRecord } from "../../../shared/hooks/use-address";
import { STATEMENT_BATCH, statementsAddress } from "../../../shared/admin-addresses";
import { useCommitStatement } from "../hooks/use-commit-statement";
import { useStatement, type Statement } from "../hooks/use-statement";
import { StatementBatchList } from "./statement-batch-list";
import { ChooseStatement } from "./choose-statement";
import { MappingForm } from "./mapping-form";
import { OpenLines } from "../allocation/open-lines";
import { OpenStatementBatch } from "./open-statement-batch";
import { StatementPreview } from "./statement-preview";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { useDraft } from "../../../shared/drafts/use-draft";
import { useNotice } from "../../../shared/hooks/use-notice";
import { t } from "@contract/kernel/contract/t";

const STEPS = [t("Choose the file"), t("Check the columns"), t("Check and confirm")];

/**
 * The tab "Bank statement": the three steps from a file to confirmed payments. The first step also lists the bank lines
 * with open money and the earlier statements. An earlier statement can be opened in place of the steps.
 */
export function StatementsSection() {
  const client = useApolloClient();
  const { statement, busy, problem, isRestored, isStartedOver, ...act } = useStatement();
  const [eventSlug, chooseEvent] = useChosenEvent();
  const { run, busy: committing } = useCommitStatement();
  const [batchId] = useOpenRecord(STATEMENT_BATCH);
  const { notice, showNotice, clear } = useStatementNotice(batchId);
  const mayRead = useMay()("previewStatement");
  const commit = async (shown: Statement) => {
    const outcome = await run(shown);
    if ("text" in outcome) {
      // Shows the changed lines with their new results.
      if (outcome.isPartial) await act.refresh(shown);
      else act.startOver();
      showNotice(outcome.text, outcome.batchId);
      return null;
    }
    if (outcome.error.code !== "STATEMENT_CHANGED") return outcome.error.message;
    await act.refresh(shown); // first, because it removes the problem
    act.setProblem(outcome.error.message);
    return null;
  };
  const { wasAway, listAddress } = useWayBack(batchId);
  const [reverts, setReverts] = useState(0);
  if (batchId !== null)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <NoticeBanner notice={notice} />
        <OpenStatementBatch
          key={batchId}
          id={batchId}
          backTo={listAddress}
          back={
            statement === null
              ? t("All earlier statements")
              : t("Back to {fileName}", { fileName: statement.fileName })
          }
          onReverted={(text) => {
            showNotice(text, batchId);
            if (statement?.preview) void act.refresh(statement);
          }}
        />
      </div>
    );
  if (!mayRead) return <StatementBatchList onReverted={showNotice} />;
  return (
    <div className="scrolls-whole grid grid-cols-[minmax(0,1fr)] gap-3">
      <Steps steps={STEPS} current={statement === null ? 0 : statement.preview === null ? 1 : 2} />
      {/* After a revert, the pressed button no longer exists, so the notice takes the focus. */}
      <div
        key={reverts}
        ref={reverts > 0 ? focus : null}
        tabIndex={-1}
        className={`${STICKY} outline-none empty:hidden`}
      >
        <NoticeBanner notice={notice} onDismiss={clear} />
      </div>
      {statement !== null && isRestored ? (
        <Banner tone="info" onDismiss={act.dismissRestored}>
          {statement.fileName} was restored{statement.preview === null ? "" : ", and compared again"}.
        </Banner>
      ) : null}
      {statement === null ? (
        <div className="arrives-whole grid grid-cols-[minmax(0,1fr)] gap-6">
          <ChooseStatement
            focusOnMount={isStartedOver || wasAway}
            busy={busy}
            problem={problem}
            eventSlug={eventSlug}
            onEvent={chooseEvent}
            onProblem={act.setProblem}
            onOpen={(csv, fileName) => {
              clear();
              return act.open(csv, fileName, eventSlug);
            }}
          />
          <OpenLines onDone={(text) => showNotice(text, "")} />
          <StatementBatchList
            onReverted={(text, id) => {
              showNotice(text, id);
              setReverts(reverts + 1);
              // Fetches the open lines again, because lines of a reverted statement are not open lines.
              void client.refetchQueries({ include: [BankLinesDocument] });
            }}
          />
        </div>
      ) : statement.preview === null ? (
        <MappingForm
          statement={statement}
          problem={problem}
          focusOnMount={!isRestored || wasAway}
          onChange={act.setMapping}
          onShow={(mapping) => act.preview(statement, mapping)}
          onStartOver={act.startOver}
        />
      ) : (
        <StatementPreview
          statement={statement}
          tick={act.tick}
          showOutcome={act.showOutcome}
          busy={committing || busy}
          problem={problem}
          focusOnMount={!isRestored || wasAway}
          onCommit={() => commit(statement)}
          onChooseColumns={act.chooseColumns}
          onStartOver={act.startOver}
        />
      )}
    </div>
  );
}

const focus = (place: HTMLElement | null) => place?.focus({ preventScroll: true });

/**
 * Keeps the slug of the event that a statement is for, or "" for the current event. The choice is kept while the admin
 * views another tab.
 */
function useChosenEvent() {
  const [eventSlug, setEventSlug] = useState("");
  useDraft({
    key: "statement event",
    value: eventSlug,
    restore: setEventSlug,
    dirty: eventSlug !== "",
    asks: false,
  });
  return [eventSlug, setEventSlug] as const;
}

/**
 * Returns where the link in an open statement leads back to: the last address of the steps. Also returns whether a
 * statement was opened. If so, the current step's title takes the focus when the admin comes back.
 */
function useWayBack(batchId: string | null) {
  const [wasAway, setWasAway] = useState(false);
  const [listAddress, setListAddress] = useState(statementsAddress());
  const { pathname, search } = useLocation();
  if (batchId !== null && !wasAway) setWasAway(true);
  if (batchId === null && listAddress !== pathname + search) setListAddress(pathname + search);
  return { wasAway, listAddress };
}

/**
 * Manages the notice about the last action on a statement. The notice is shown above the list and with this statement.
 * It is removed when another statement is opened.
 */
function useStatementNotice(openId: string | null) {
  const { notice, show, clear } = useNotice();
  const [about, setAbout] = useState<string | null>(null);
  const [seen, setSeen] = useState(openId);
  const isElsewhere = openId !== null && openId !== about;
  if (openId !== seen) {
    setSeen(openId);
    if (isElsewhere) clear();
  }
  return {
    // Also hides a notice that arrives while another statement is open.
    notice: isElsewhere ? null : notice,
    showNotice: (text: string, batchId: string) => {
      setAbout(batchId);
      show("success", text, { stay: true });
    },
    clear,
  };
}
