import { useDeleteUsersMutation, useAccountDeletionImpactsQuery } from "../../../graphql/generated";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { useSession } from "../../../shared/session/use-session";
import { Spinner } from "../../../shared/ui/spinner";
import { DeleteModal } from "../../../shared/table/delete-modal";
import type { AdminUser } from "../hooks/use-users";
import { DeletionImpactList } from "./deletion-impact-list";

interface DeleteUsersModalProps {
  readonly users: readonly AdminUser[];
  readonly onClose: () => void;
  readonly onDeleted: (text: string) => void;
}

/** Says what becomes of each team before anybody is deleted. */
export function DeleteUsersModal({ users, onClose, onDeleted }: DeleteUsersModalProps) {
  const [deleteUsers] = useDeleteUsersMutation();
  const { data, error, refetch } = useAccountDeletionImpactsQuery({
    variables: { userIds: users.map(({ id }) => id) },
    fetchPolicy: "network-only",
  });
  const accountDeletionImpacts = data?.accountDeletionImpacts ?? [];
  const blocked = new Set(
    accountDeletionImpacts.filter(({ outcome }) => outcome === "BLOCKED").map(({ userId }) => userId),
  );
  const ownId = useSession()?.userId;
  const isOwn = users.some(({ id }) => id === ownId);
  const [first] = users;
  return (
    <DeleteModal
      rows={users.filter(({ id }) => !blocked.has(id) && id !== ownId)}
      nameOf={({ name }) => name}
      noun={["user", "users"]}
      title={users.length === 1 ? `Delete ${first?.name ?? ""}?` : `Delete ${String(users.length)} users?`}
      description="Their personal data is deleted for good, and so are their sessions. Payments and the audit log stay."
      waiting={data === undefined}
      act={async (ids) => (await deleteUsers({ variables: { input: { ids } } })).data?.deleteUsers}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {data === undefined && error === undefined ? <Spinner label="Looking at their teams..." /> : null}
      {error === undefined ? null : (
        <div className="grid justify-items-start gap-3">
          <Banner tone="error">We could not find out what happens to their teams.</Banner>
          <Button variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </div>
      )}
      {isOwn ? (
        <p>Your own account stays; you can delete it under Profile, behind your name at the top.</p>
      ) : null}
      {data === undefined ? null : <DeletionImpactList users={users} impacts={accountDeletionImpacts} />}
    </DeleteModal>
  );
}
