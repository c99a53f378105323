import { rosterLocked } from "@contract/modules/teams/contract/team.policy";
import { useDeleteTeamsMutation } from "../../../graphql/features/admin-teams";
import { DeleteModal } from "../../../shared/table/delete-modal";
import type { DeletionParts } from "../../../shared/table/list-parts";
import { peopleOf, type AdminTeam } from "../team-gaps";
import { t } from "@contract/kernel/contract/t";

const CONSEQUENCE = t(
  "You can restore the team from the bin for 30 days. Its people keep their accounts and can join another team.",
);
const PENDING = t("A team with a reported payment cannot be deleted. Reject the payment first.");
const ACCEPTED = t("A team with an accepted payment cannot be deleted. Take back the acceptance first.");

function titleOf(teams: readonly AdminTeam[], free: number): string {
  const what = teams.length === 1 ? (teams[0]?.name ?? "") : t("{n} teams", { n: String(teams.length) });
  return free === 0 ? t("{what} cannot be deleted", { what }) : t("Delete {what}?", { what });
}

/** Says what to do first with the payments of teams that cannot be deleted. */
function lockedText(teams: readonly AdminTeam[]): string {
  const has = (status: AdminTeam["paymentStatus"]) => teams.some((team) => team.paymentStatus === status);
  return [...(has("pending") ? [PENDING] : []), ...(has("accepted") ? [ACCEPTED] : [])].join(" ");
}

/** Before teams are deleted, names the people who lose their team. Teams with a pending or accepted payment stay. */
export function DeleteTeamsModal(parts: DeletionParts<AdminTeam>) {
  const { rows: teams } = parts;
  const [deleteTeams] = useDeleteTeamsMutation();
  const locked = teams.filter(({ paymentStatus }) => rosterLocked(paymentStatus));
  const free = teams.filter((team) => !locked.includes(team));
  return (
    <DeleteModal
      {...parts}
      rows={free}
      title={titleOf(teams, free.length)}
      description={free.length === 0 ? lockedText(locked) : CONSEQUENCE}
      act={async (ids) => (await deleteTeams({ variables: { input: { ids } } })).data?.deleteTeams}
    >
      <ul className="grid max-h-80 list-disc gap-2 overflow-y-auto pl-5">
        {free.map((team) => (
          <li key={team.id}>
            <b>{team.name}</b>:{" "}
            {peopleOf(team)
              .map(({ name }) => name)
              .join(", ")}
          </li>
        ))}
        {locked.map((team) => (
          <li key={team.id}>
            <b>{team.name}</b> is not deleted, because its payment is {team.paymentStatus}.
          </li>
        ))}
      </ul>
    </DeleteModal>
  );
}
