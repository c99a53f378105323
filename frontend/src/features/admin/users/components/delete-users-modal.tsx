import { useDeparturesQuery } from "../../../../graphql/generated";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { Modal } from "../../../../shared/ui/modal";
import { Spinner } from "../../../../shared/ui/spinner";
import { useDeleteUsers } from "../hooks/use-delete-users";
import type { DeskUser } from "../hooks/use-users";
import { DepartureList } from "./departure-list";

interface DeleteUsersModalProps {
  readonly users: readonly DeskUser[];
  readonly onClose: () => void;
  readonly onDeleted: (text: string) => void;
}

/** Says what becomes of each team before anybody is deleted, and then how far it is. */
export function DeleteUsersModal({ users, onClose, onDeleted }: DeleteUsersModalProps) {
  const { data, error, refetch } = useDeparturesQuery({
    variables: { userIds: users.map(({ id }) => id) },
    fetchPolicy: "network-only",
  });
  const { deletion, run } = useDeleteUsers(onDeleted);
  const departures = data?.departures ?? [];
  const blocked = new Set(
    departures.filter(({ outcome }) => outcome === "BLOCKED").map(({ userId }) => userId),
  );
  const free = users.filter(({ id }) => !blocked.has(id));
  const busy = deletion?.busy === true;
  const close = () => (busy ? undefined : onClose());
  const confirm = async () => {
    if (await run(free)) onClose();
  };
  const [first] = users;
  return (
    <Modal
      open
      onClose={close}
      title={users.length === 1 ? `Delete ${first?.name ?? ""}?` : `Delete ${String(users.length)} users?`}
      description="Their personal data goes for good, and so do their sessions. Payments and the audit log stay."
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={busy}>
            {deletion === null ? "Cancel" : "Close"}
          </Button>
          {deletion !== null && !busy ? null : (
            <Button
              variant="danger"
              busy={busy}
              busyLabel={`Deleting ${String((deletion?.done ?? 0) + 1)} of ${String(free.length)}...`}
              disabled={data === undefined || free.length === 0}
              onClick={() => void confirm()}
            >
              {free.length === 1 ? "Delete user" : `Delete ${String(free.length)} users`}
            </Button>
          )}
        </>
      }
    >
      {deletion !== null && deletion.refused.length > 0 ? (
        <Banner tone="error">
          Not deleted: {deletion.refused.map(({ user, why }) => `${user.name} (${why})`).join(" ")}
        </Banner>
      ) : null}
      {data === undefined && error === undefined ? <Spinner label="Looking at their teams..." /> : null}
      {error === undefined ? null : (
        <div className="grid justify-items-start gap-3">
          <Banner tone="error">What becomes of their teams could not be fetched.</Banner>
          <Button variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </div>
      )}
      {data === undefined ? null : <DepartureList users={users} departures={departures} />}
    </Modal>
  );
}
