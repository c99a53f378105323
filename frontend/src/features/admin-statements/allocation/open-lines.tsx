import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { dayText } from "@contract/kernel/contract/india-time";
import { formatPaise } from "@contract/kernel/contract/rupees";
import {
  BankLinesDocument,
  StatementBatchesDocument,
  useSetLineAsideMutation,
  useBankLinesQuery,
  type BankLineFieldsFragment,
} from "../../../graphql/features/admin-statements";
import { useMay } from "../../../shared/session/may";
import { actionsColumn, type AdminColumn, type AdminFilter } from "../../../shared/table/admin-column";
import { AdminTable } from "../../../shared/table/admin-table";
import { useBeginExport } from "../../../shared/table/export";
import { useAction } from "../../../shared/hooks/use-action";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { Money } from "../../../shared/ui/values";
import { AllocateModal } from "./allocate-modal";
import { SetAsideModal } from "./set-aside-modal";
import { t } from "@contract/kernel/contract/t";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useQueryState } from "../../../shared/apollo/use-query-state";

export type OpenLine = BankLineFieldsFragment;

const NONE: readonly OpenLine[] = [];

/** Fetches the bank lines with money that is not assigned to a team, including lines that were set aside. */
function useBankLines() {
  const query = useBankLinesQuery({ variables: { eventSlug: null }, fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query, FALLBACKS.generic);
  return { lines: data?.bankLines ?? NONE, ...state };
}

type Asking = { readonly what: "give" | "aside"; readonly line: OpenLine } | null;

/**
 * The list of bank lines with money that is not assigned to a team. The money can be assigned to teams or set aside.
 */
export function OpenLines({ onDone }: { readonly onDone: (text: string) => void }) {
  const may = useMay();
  const client = useApolloClient();
  const { lines, ...state } = useBankLines();
  const [asking, setAsking] = useState<Asking>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const beginExport = useBeginExport("PAYMENTS");
  const { reload } = state;
  const done = (text: string) => {
    setAsking(null);
    onDone(text);
    // Also fetches the statements. If money was given to a team, the line's statement now has more payments.
    void client.refetchQueries({ include: [BankLinesDocument, StatementBatchesDocument] });
  };
  const columns = useMemo(() => {
    const acts = (line: OpenLine) => (
      <div className="-my-1 flex">
        <Button variant="quiet" onClick={() => setAsking({ what: "give", line })}>
          Give to a team...
        </Button>
        {line.setAside === null ? (
          <Button variant="quiet" onClick={() => setAsking({ what: "aside", line })}>
            Set aside...
          </Button>
        ) : (
          <RevertSetAside line={line} onDone={reload} onProblem={setProblem} />
        )}
      </div>
    );
    return may("allocateLine") ? [...COLUMNS, actionsColumn<OpenLine>(acts)] : COLUMNS;
  }, [may, reload]);
  const unallocated = lines.reduce((sum, line) => (line.setAside === null ? sum + line.left : sum), 0);
  return (
    <section aria-labelledby="open-money" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="open-money" className="text-xl">
        Money without a team{unallocated === 0 ? "" : `: ${formatPaise(unallocated)}`}
      </h2>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <ListState state={state}>
        <AdminTable
          caption="Money without a team"
          views="money"
          noun={[t("line"), t("lines")]}
          columns={columns}
          filters={FILTERS}
          rows={lines}
          rowKey={({ batchId, line }) => `${batchId} ${String(line)}`}
          initialSort="-date"
          addressPrefix="open-"
          searchHint="Text or amount"
          exportName="money-without-a-team"
          beforeExportAll={beginExport}
          empty={
            <EmptyState title="There is no money without a team.">
              Lines without a matching team appear here after you confirm or keep their statement.
            </EmptyState>
          }
        />
      </ListState>
      {asking?.what === "give" ? (
        <AllocateModal line={asking.line} onClose={() => setAsking(null)} onDone={done} />
      ) : null}
      {asking?.what === "aside" ? (
        <SetAsideModal line={asking.line} onClose={() => setAsking(null)} onDone={done} />
      ) : null}
    </section>
  );
}

interface RevertSetAsideProps {
  readonly line: OpenLine;
  readonly onDone: () => Promise<unknown>;
  /** Called with the error's text, and with null when a new attempt begins. */
  readonly onProblem: (text: string | null) => void;
}

function RevertSetAside({ line: { batchId, line }, onDone, onProblem }: RevertSetAsideProps) {
  const [setLineAside] = useSetLineAsideMutation();
  const { busy, run } = useAction({ show: (_tone, text) => onProblem(text) });
  const revert = () => {
    onProblem(null);
    void run(async () => {
      await setLineAside({ variables: { input: { batchId, lineNumber: line, reason: null } } });
      await onDone();
    });
  };
  return (
    <Button variant="quiet" busy={busy} busyLabel="Reopening..." onClick={revert}>
      Reopen
    </Button>
  );
}

const COLUMNS: readonly AdminColumn<OpenLine>[] = [
  {
    key: "narration",
    header: "Bank’s text",
    primary: true,
    value: ({ narration, reference }) => narration ?? reference,
  },
  {
    key: "date",
    header: "Day",
    value: ({ date }) => date,
    cell: ({ date }) => (date === null ? null : dayText(date, "short")),
  },
  {
    key: "amount",
    header: "Received",
    numeric: true,
    extra: true, // most lines still have their whole amount left
    value: ({ amount }) => amount / 100,
    cell: ({ amount }) => <Money paise={amount} />,
  },
  {
    key: "left",
    header: "Amount left",
    numeric: true,
    value: ({ left }) => left / 100,
    cell: ({ left }) => <Money paise={left} />,
  },
  { key: "team", header: "Possible team", value: ({ teamName }) => teamName },
  { key: "aside", header: "Set aside", value: ({ setAside }) => setAside },
  { key: "number", header: "Bank reference", extra: true, value: ({ reference }) => reference },
  {
    key: "statement",
    header: "Statement",
    extra: true,
    value: ({ fileName, line }) =>
      t("{file}, line {line}", { file: fileName || t("pasted text"), line: String(line) }),
  },
  { key: "event", header: "Event", extra: true, value: ({ eventSlug }) => eventSlug },
];

const FILTERS: readonly AdminFilter<OpenLine>[] = [
  {
    key: "state",
    label: "State",
    any: "Open and set aside",
    options: [
      { value: "open", label: t("Open|state") },
      { value: "aside", label: "Set aside" },
    ],
    tags: ({ setAside }) => [setAside === null ? "open" : "aside"],
  },
];
