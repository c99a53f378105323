import { useState } from "react";
import {
  type BinEntriesQuery,
  useBinEntriesQuery,
  useDeleteFromBinMutation,
} from "../../../graphql/features/admin-bin";
import { type Blocked, useRestore } from "../../../shared/bin/use-restore";
import { AdminList } from "../../../shared/table/admin-list";
import { DeleteModal } from "../../../shared/table/delete-modal";
import type { ListHandle } from "../../../shared/table/list-parts";
import { useLoadedRows } from "../../../shared/table/use-list-source";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { RowButton } from "../../../shared/ui/row-button";
import { BIN_COLUMNS, BIN_FILTERS, type BinEntry } from "../bin-columns";
import { BlockedModal } from "./blocked-modal";
import { t } from "@contract/kernel/contract/t";

function entriesOf({ binEntries }: BinEntriesQuery): readonly BinEntry[] {
  const names = new Map(binEntries.map(({ id, name }) => [id, name]));
  return binEntries.map((entry) => ({ ...entry, partOfName: names.get(entry.partOfId ?? "") ?? null }));
}

/** The tab "Bin": users and teams that admins deleted in the last 30 days, to restore or delete for good. */
export function BinSection() {
  const source = useLoadedRows(useBinEntriesQuery({ fetchPolicy: "cache-and-network" }), entriesOf);
  const { busy, restore } = useRestore();
  const [blocked, setBlocked] = useState<readonly Blocked[]>([]);
  const [deleteFromBin] = useDeleteFromBinMutation();
  const restoreAll = async (list: ListHandle<BinEntry>, ids: readonly string[], partly = false) => {
    list.clearNotice();
    const { restored, blocked: blockedEntries, problem } = await restore(ids, partly);
    setBlocked(blockedEntries);
    if (restored.length > 0)
      list.show(
        "success",
        t("{n, plural, one {1 entry restored.} other {# entries restored.}}", { n: restored.length }),
      );
    if (problem !== null) list.show("error", problem, { stay: true });
    await list.reload();
  };
  return (
    <AdminList<BinEntry>
      caption="Bin"
      views="bin"
      noun={[t("entry"), t("entries")]}
      source={source}
      columns={BIN_COLUMNS}
      filters={BIN_FILTERS}
      initialSort="-deleted"
      searchHint="Name or event"
      intro={
        <p className="max-w-prose text-soft">
          Deleted users and teams stay here for 30 days. Restoring brings back people, handles, ranking,
          payment and rights. Notifications, open invitations and requests to join are lost. Restored users
          must log in again.
        </p>
      }
      actions={{
        row: (entry, list) => (
          <span className="-my-1 flex">
            <RowButton of={entry.name} disabled={busy} onClick={() => void restoreAll(list, [entry.id])}>
              Restore
            </RowButton>
            <RowButton
              of={t("{name} for good", { name: entry.name })}
              disabled={busy}
              onClick={() => list.remove([entry])}
            >
              Delete for good
            </RowButton>
          </span>
        ),
        bulk: (selection) => (
          <Button
            variant="secondary"
            busy={busy}
            busyLabel="Restoring..."
            onClick={() => void restoreAll(selection, [...selection.ids]).then(selection.clear)}
          >
            Restore
          </Button>
        ),
      }}
      remove={{
        label: "Delete for good...",
        undo: false,
        dialog: (parts) => (
          <DeleteModal
            {...parts}
            title={
              parts.rows.length === 1
                ? `Delete ${parts.rows[0]?.name ?? ""} for good?`
                : `Delete ${String(parts.rows.length)} entries for good?`
            }
            description="You cannot undo this. Payments and the audit log are kept."
            act={async (ids) => (await deleteFromBin({ variables: { input: { ids } } })).data?.deleteFromBin}
          >
            <p>
              Deleting a leader's account for good also deletes the team that was moved to the bin with the
              account.
            </p>
          </DeleteModal>
        ),
      }}
      empty={
        <EmptyState title="The bin is empty.">
          Deleted users and teams appear here. You can restore them for 30 days.
        </EmptyState>
      }
    >
      {(list) =>
        blocked.length === 0 ? null : (
          <BlockedModal
            blocked={blocked}
            busy={busy}
            onRestorePartly={(ids) => void restoreAll(list, ids, true)}
            onClose={() => setBlocked([])}
          />
        )
      }
    </AdminList>
  );
}
