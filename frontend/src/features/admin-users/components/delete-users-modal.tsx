import {
  useDeleteUsersMutation,
  useAccountDeletionImpactsQuery,
  type AccountDeletionImpactsQuery,
} from "../../../graphql/features/admin-users";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { useSession } from "../../../shared/session/session-store";
import { Spinner } from "../../../shared/ui/spinner";
import { DeleteModal } from "../../../shared/table/delete-modal";
import type { DeletionParts } from "../../../shared/table/list-parts";
import type { AdminUser } from "../user-columns";
import { t } from "@contract/kernel/contract/t";

const CONSEQUENCE = t(
  "Deleted people are logged out at once. You can restore them from the bin for 30 days. After that, their personal data is deleted for good. Payments and the audit log are kept.",
);

function titleOf(users: readonly AdminUser[], free: number): string {
  const what = users.length === 1 ? (users[0]?.name ?? "") : t("{n} users", { n: String(users.length) });
  return free === 0 ? t("{what} cannot be deleted", { what }) : t("Delete {what}?", { what });
}

/** Shows the impact on each team before any user is deleted. */
export function DeleteUsersModal(parts: DeletionParts<AdminUser>) {
  const { rows: users } = parts;
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
  const free = users.filter(({ id }) => !blocked.has(id) && id !== ownId);
  return (
    <DeleteModal
      {...parts}
      rows={free}
      title={titleOf(users, free.length)}
      description={free.length === 0 ? undefined : CONSEQUENCE}
      waiting={data === undefined}
      act={async (ids) => (await deleteUsers({ variables: { input: { ids } } })).data?.deleteUsers}
    >
      {data === undefined && error === undefined ? <Spinner label="Checking their teams..." /> : null}
      {error === undefined ? null : (
        <div className="grid justify-items-start gap-3">
          <Banner tone="error">The effects on their teams could not be loaded. Try again.</Banner>
          <Button variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </div>
      )}
      {isOwn ? (
        <p>Your own account is not deleted. To delete your account, open Profile at the top of the page.</p>
      ) : null}
      {data === undefined ? null : <DeletionImpactList users={users} impacts={accountDeletionImpacts} />}
    </DeleteModal>
  );
}

type AccountDeletionImpact = AccountDeletionImpactsQuery["accountDeletionImpacts"][number];

interface DeletionImpactListProps {
  readonly users: readonly AdminUser[];
  readonly impacts: readonly AccountDeletionImpact[];
}

/** Shows one sentence about the impact on each team. People without a team are only counted. */
function DeletionImpactList({ users, impacts }: DeletionImpactListProps) {
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const inTeams = new Set(impacts.map(({ userId }) => userId));
  const teamless = users.filter(({ id }) => !inTeams.has(id)).length;
  return (
    <div className="grid gap-3">
      {impacts.length === 0 ? null : (
        <ul className="grid max-h-80 list-disc gap-2 overflow-y-auto pl-5">
          {impacts.map((impact) => (
            <li key={`${impact.userId} ${impact.teamId}`}>
              {sentence(names.get(impact.userId) ?? "", impact)}
            </li>
          ))}
        </ul>
      )}
      {teamless === 0 ? null : (
        <p className="text-soft">
          {users.length === 1
            ? "This person is not in a team."
            : t(
                "{teamless, plural, one {# of these people is} other {# of these people are}} not in a team.",
                { teamless },
              )}
        </p>
      )}
    </div>
  );
}

/** Returns the impact as a whole sentence, because word order differs between languages. */
function sentence(
  name: string,
  { teamName, eventTitle, outcome, nextLeaderName, others }: AccountDeletionImpact,
) {
  switch (outcome) {
    case "MEMBER_REMOVED":
      return (
        <>
          {name} leaves <b>{teamName}</b> ({eventTitle}). The team is not deleted.
        </>
      );
    case "LEADER_CHANGED":
      return (
        <>
          {name} leads <b>{teamName}</b> ({eventTitle}). <b>{nextLeaderName}</b> becomes the new leader.
        </>
      );
    case "TEAM_DELETED":
      return (
        <>
          {name} leads <b>{teamName}</b> ({eventTitle}). <b>The team is deleted</b>
          {others === 0
            ? "."
            : t(
                ", because the {others, plural, one {# other person} other {# other people}} in the team cannot lead it.",
                { others },
              )}
        </>
      );
    case "BLOCKED":
      return (
        <>
          {name} leads <b>{teamName}</b> ({eventTitle}), and the team has reported its payment.{" "}
          <b>The account cannot be deleted</b> until you hand over the team.
        </>
      );
  }
}
