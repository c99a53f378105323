import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { LIMITS } from "@contract/kernel/contract/limits";
import { UserListDocument } from "../../../graphql/features/admin-users";
import { useEventScope } from "../../../shared/events/event-select";
import { useMay } from "../../../shared/session/may";
import { AdminList } from "../../../shared/table/admin-list";
import { useListSource } from "../../../shared/table/use-list-source";
import { WriteToSelection } from "../../../shared/table/write-to-selection";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { USER_COLUMNS, USER_FILTERS, type AdminUser } from "../user-columns";
import { useSavePeople } from "../hooks/use-save-people";
import { DeleteUsersModal } from "./delete-users-modal";
import { PeopleImportModal } from "./people-import-modal";
import { EditUserModal } from "./edit-user-modal";
import { t } from "@contract/kernel/contract/t";

/**
 * The tab "Users": all accounts, each with its team in the selected event. Admins edit, delete and export accounts
 * here.
 */
export function UsersSection() {
  const may = useMay();
  const mayChange = may("updateUser");
  const { event, scope } = useEventScope("users-event");
  const save = useSavePeople();
  const source = useListSource(UserListDocument, { columns: USER_COLUMNS, filters: USER_FILTERS, event });
  return (
    <AdminList<AdminUser>
      caption="Users"
      views="users"
      noun={[t("user"), t("users")]}
      source={source}
      columns={USER_COLUMNS}
      filters={USER_FILTERS}
      initialSort="name"
      scope={scope}
      searchHint="Person or team"
      exportName="users"
      exportKind="USERS"
      save={may("changePeople") ? save : null}
      actions={{
        key: "edit",
        row: mayChange
          ? (user, list) => (
              <div className="-my-1 flex">
                <Button variant="quiet" aria-label={`Edit ${user.name}`} onClick={() => list.open(user.id)}>
                  Edit
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`Delete ${user.name}`}
                  onClick={() => list.remove([user])}
                >
                  Delete
                </Button>
              </div>
            )
          : undefined,
        bulk: mayChange
          ? ({ ids }) => <WriteToSelection kind="users" ids={[...ids]} eventSlug={event} />
          : undefined,
      }}
      open={{
        needs: "updateUser",
        param: "user",
        dialog: (user, { onClose, onChanged }) => (
          <EditUserModal user={user} onClose={onClose} onSaved={onChanged} />
        ),
      }}
      remove={{
        needs: "updateUser",
        label: "Delete...",
        most: [LIMITS.peopleAtOnce, ADMIN_RULES.peopleAtOnce],
        dialog: (parts) => <DeleteUsersModal {...parts} />,
      }}
      import={{
        needs: "changePeople",
        label: "Import...",
        dialog: (parts) => <PeopleImportModal {...parts} />,
      }}
      empty={<EmptyState title="There are no accounts yet." />}
    />
  );
}
