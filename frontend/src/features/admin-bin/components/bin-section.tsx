import { useCallback, useMemo, useState } from "react";
import {
  useDeleteFromBinMutation,
  type BinEntriesQuery,
  useBinEntriesQuery,
} from "../../../graphql/features/admin-bin";
import { type Blocked, useRestore } from "../../../shared/bin/use-restore";
import { useNotice } from "../../../shared/hooks/use-notice";
import { AdminTable } from "../../../shared/table/admin-table";
import { DeleteModal } from "../../../shared/table/delete-modal";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { BIN_FILTERS, binColumns } from "../bin-columns";
import { BlockedModal } from "./blocked-modal";
import { t } from "@contract/kernel/contract/t";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** A user or team in the bin. */
export type BinEntry = BinEntriesQuery["binEntries"][number];

const NONE: readonly BinEntry[] = [];

/** What is in the bin, the newest first. */
function useBin() {
  const query = useBinEntriesQuery({ fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query, FALLBACKS.generic);
  return { entries: data?.binEntries ?? NONE, ...state };
}

/** The tab "Bin": users and teams that admins deleted in the last 30 days, to restore or to delete for good. */
export function BinSection() {
  const { entries, ...state } = useBin();
  const { reload } = state;
  const { busy, restore } = useRestore();
  const { notice, show, clear } = useNotice();
  const [blocked, setBlocked] = useState<readonly Blocked[]>([]);
  const [toDelete, setToDelete] = useState<readonly BinEntry[] | null>(null);
  const [deleteFromBin] = useDeleteFromBinMutation();
  const restoreAll = useCallback(
    async (ids: readonly string[], partly = false) => {
      clear();
      const { restored, blocked: blockedEntries, problem } = await restore(ids, partly);
      setBlocked(blockedEntries);
      if (restored.length > 0)
        show(
          "success",
          t("{n, plural, one {1 entry restored.} other {# entries restored.}}", { n: restored.length }),
        );
      if (problem !== null) show("error", problem, { stay: true });
      await reload();
    },
    [restore, reload, show, clear],
  );
  const columns = useMemo(
    () =>
      binColumns(new Map(entries.map(({ id, name }) => [id, name])), {
        busy,
        onRestore: ({ id }) => void restoreAll([id]),
        onDelete: (entry) => setToDelete([entry]),
      }),
    [entries, busy, restoreAll],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NoticeBanner notice={notice} />
      <ListState state={state}>
        {entries.length === 0 ? null : (
          <p className="max-w-prose text-soft">
            Deleted users and teams stay here for 30 days. You can restore them with people, handles, ranking,
            payment and rights. Sessions, notifications, open invitations and requests to join are lost.
          </p>
        )}
        <AdminTable
          caption="Bin"
          views="bin"
          noun={[t("entry"), t("entries")]}
          columns={columns}
          filters={BIN_FILTERS}
          rows={entries}
          rowKey={({ id }) => id}
          initialSort="-deleted"
          searchHint="Name, e-mail, event or deleted by"
          bulk={(picked, done) => (
            <>
              <Button
                variant="secondary"
                busy={busy}
                busyLabel="Restoring..."
                onClick={() => void restoreAll(picked.map(({ id }) => id)).then(done)}
              >
                Restore
              </Button>
              <Button variant="danger" onClick={() => setToDelete(picked)}>
                Delete for good...
              </Button>
            </>
          )}
          empty={
            <EmptyState title="The bin is empty.">
              Deleted users and teams appear here. You can restore them for 30 days.
            </EmptyState>
          }
        />
      </ListState>
      {blocked.length === 0 ? null : (
        <BlockedModal
          blocked={blocked}
          busy={busy}
          onRestorePartly={(ids) => void restoreAll(ids, true)}
          onClose={() => setBlocked([])}
        />
      )}
      {toDelete === null ? null : (
        <DeleteModal
          rows={toDelete}
          nameOf={({ name }) => name}
          noun={[t("entry"), t("entries")]}
          title={
            toDelete.length === 1
              ? `Delete ${toDelete[0]?.name ?? ""} for good?`
              : `Delete ${String(toDelete.length)} entries for good?`
          }
          description="You cannot undo this. Payments and the audit log stay."
          act={async (ids) => (await deleteFromBin({ variables: { input: { ids } } })).data?.deleteFromBin}
          onClose={() => setToDelete(null)}
          onDeleted={({ text }) => {
            show("success", text);
            void reload();
          }}
        >
          <p>
            If you delete a leader's account, the team that was moved to the bin with this account is deleted
            too.
          </p>
        </DeleteModal>
      )}
    </div>
  );
}
