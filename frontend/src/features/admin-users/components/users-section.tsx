import { useMemo, useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { LIMITS } from "@contract/kernel/contract/limits";
import { type Deleted, DeletedNotice } from "../../../shared/bin/deleted-notice";
import { EventSelect } from "../../../shared/events/event-select";
import { useAddress, useOpenRecord } from "../../../shared/hooks/use-address";
import { useNotice } from "../../../shared/hooks/use-notice";
import { useMay } from "../../../shared/session/may";
import { PagedTable } from "../../../shared/table/paged-table";
import { RowsButton } from "../../../shared/table/rows-button";
import { useBeginExport } from "../../../shared/table/export";
import { useOpenRow } from "../../../shared/table/use-open-row";
import { usePagedTable } from "../../../shared/table/use-paged-table";
import { WriteToSelection } from "../../../shared/table/write-to-selection";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { USER_FILTERS, userColumns } from "../user-columns";
import { useUserSource, type AdminUser } from "../user-source";
import { useSavePeople } from "../hooks/use-save-people";
import { DeleteUsersModal } from "./delete-users-modal";
import { PeopleImportModal } from "./people-import-modal";
import { EditUserModal } from "./edit-user-modal";
import { t } from "@contract/kernel/contract/t";

/** The tab "Users": every account with its team of an event, to edit, delete and export. */
export function UsersSection() {
  const may = useMay();
  const mayChange = may("updateUser");
  const { params, put } = useAddress();
  const event = params.get("event") ?? "";
  const [openId, open] = useOpenRecord("user");
  const [toDelete, setToDelete] = useState<readonly AdminUser[] | null>(null);
  const [isImporting, setImporting] = useState(false);
  const beginExport = useBeginExport("USERS");
  const { notice, show } = useNotice();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const save = useSavePeople();
  const columns = useMemo(() => {
    const edit = (user: AdminUser) => (
      <RowActions user={user} onEdit={open} onDelete={(one) => setToDelete([one])} />
    );
    const maySort = (key: string) =>
      key === "email" ? may("readEmails") : may("readPersonalData") || !["college", "rollNo"].includes(key);
    return userColumns(mayChange ? edit : null, maySort);
  }, [open, mayChange, may]);
  const source = useUserSource(event);
  const state = usePagedTable({ columns, ...PARTS, source });
  const edited = useOpenRow(state, openId);
  const { reload } = state.query;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <NoticeBanner notice={notice} />
      {deleted === null ? null : (
        <DeletedNotice
          key={deleted.ids.join()}
          deleted={deleted}
          onRestored={() => void reload()}
          onDismiss={() => setDeleted(null)}
        />
      )}
      <PagedTable
        state={state}
        caption="Users"
        views="users"
        noun={[t("user"), t("users")]}
        columns={columns}
        filters={USER_FILTERS}
        scope={
          <EventSelect id="users-event" name="event" value={event} onChange={(slug) => put("event", slug)} />
        }
        rowKey={keyOf}
        searchHint={`Name, team${may("readEmails") ? ", e-mail" : ""}${may("readPersonalData") ? ", college, roll number, phone" : ""} or handle`}
        exportName="users"
        beforeExportAll={beginExport}
        save={may("changePeople") ? save : null}
        actions={
          may("changePeople") ? (
            <Button variant="secondary" onClick={() => setImporting(true)}>
              Import...
            </Button>
          ) : null
        }
        {...(mayChange
          ? {
              bulk: ({ ids }) => (
                <>
                  <WriteToSelection kind="users" ids={[...ids]} eventSlug={event} />
                  {ids.size > LIMITS.peopleAtOnce ? (
                    <p className="text-soft">{ADMIN_RULES.peopleAtOnce} to delete them.</p>
                  ) : (
                    <RowsButton state={state} variant="danger" onRows={setToDelete}>
                      Delete...
                    </RowsButton>
                  )}
                </>
              ),
            }
          : {})}
        empty={<EmptyState title="There are no accounts yet." />}
      />
      {edited === undefined || !mayChange ? null : (
        <EditUserModal
          user={edited}
          onClose={() => open(null)}
          onSaved={(text) => {
            show("success", text);
            void reload();
          }}
        />
      )}
      {isImporting ? (
        <PeopleImportModal onClose={() => setImporting(false)} onChanged={() => void reload()} />
      ) : null}
      {toDelete === null ? null : (
        <DeleteUsersModal
          users={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={(deletedUsers) => {
            setDeleted(deletedUsers);
            state.table.selection.clear();
            void reload();
          }}
        />
      )}
    </div>
  );
}

const keyOf = ({ id }: AdminUser) => id;
const PARTS = { filters: USER_FILTERS, initialSort: "name", addressPrefix: "", rowKey: keyOf };

interface RowActionsProps {
  readonly user: AdminUser;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (user: AdminUser) => void;
}

function RowActions({ user, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="-my-1 flex">
      <Button variant="quiet" aria-label={`Edit ${user.name}`} onClick={() => onEdit(user.id)}>
        Edit
      </Button>
      <Button variant="quiet" aria-label={`Delete ${user.name}`} onClick={() => onDelete(user)}>
        Delete
      </Button>
    </div>
  );
}
