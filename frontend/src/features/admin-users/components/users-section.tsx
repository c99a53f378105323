import { useMemo, useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { LIMITS } from "@contract/kernel/contract/limits";
import { type Deleted, DeletedNotice } from "../../../shared/bin/deleted-notice";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { useMay } from "../../../shared/session/may";
import { AdminTable } from "../../../shared/table/admin-table";
import { useBeginExport } from "../../../shared/table/use-begin-export";
import { WriteToSelection } from "../../../shared/table/write-to-selection";
import { ListState } from "../../../shared/ui/list-state";
import { useOpenRecord } from "../../../shared/hooks/use-open-record";
import { useUsers, type AdminUser } from "../hooks/use-users";
import { USER_FILTERS, userColumns } from "../user-columns";
import { DeleteUsersModal } from "./delete-users-modal";
import { EditUserModal } from "./edit-user-modal";
import { NoticeBanner } from "../../../shared/ui/notice-banner";

/** The tab "Users": every account, to edit, delete and export. */
export function UsersSection() {
  const { users, ...state } = useUsers();
  const mayChange = useMay()("updateUser");
  const [openId, open] = useOpenRecord("user");
  const [toDelete, setToDelete] = useState<readonly AdminUser[] | null>(null);
  const beginExport = useBeginExport("USERS");
  const { notice, show } = useNotice();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const columns = useMemo(
    () =>
      userColumns(
        mayChange
          ? (user) => <RowActions user={user} onEdit={open} onDelete={(one) => setToDelete([one])} />
          : null,
      ),
    [open, mayChange],
  );
  const edited = users.find(({ id }) => id === openId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NoticeBanner notice={notice} />
      {deleted === null ? null : (
        <DeletedNotice
          key={deleted.ids.join()}
          deleted={deleted}
          onRestored={() => void state.reload()}
          onDismiss={() => setDeleted(null)}
        />
      )}
      <ListState state={state}>
        <AdminTable
          caption="Users"
          noun={["user", "users"]}
          columns={columns}
          filters={USER_FILTERS}
          rows={users}
          rowKey={keyOf}
          initialSort="name"
          searchHint="Name, e-mail, team, college, roll number, handle or phone"
          exportName="users"
          beforeExportAll={beginExport}
          {...(mayChange
            ? {
                bulk: (picked: readonly AdminUser[]) => (
                  <>
                    <WriteToSelection kind="users" ids={picked.map(keyOf)} />
                    {picked.length > LIMITS.peopleAtOnce ? (
                      <p className="text-soft">{ADMIN_RULES.peopleAtOnce} to delete them.</p>
                    ) : (
                      <Button variant="danger" onClick={() => setToDelete(picked)}>
                        Delete...
                      </Button>
                    )}
                  </>
                ),
              }
            : {})}
          empty={<EmptyState title="Nobody has an account yet." />}
        />
      </ListState>
      {edited === undefined || !mayChange ? null : (
        <EditUserModal user={edited} onClose={() => open(null)} onSaved={(text) => show("success", text)} />
      )}
      {toDelete === null ? null : (
        <DeleteUsersModal
          users={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={(gone) => {
            setDeleted(gone);
            void state.reload();
          }}
        />
      )}
    </div>
  );
}

const keyOf = ({ id }: AdminUser) => id;

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
