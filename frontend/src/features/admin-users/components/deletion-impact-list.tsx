import type { AccountDeletionImpactsQuery } from "../../../graphql/generated";
import type { AdminUser } from "../hooks/use-users";

type AccountDeletionImpact = AccountDeletionImpactsQuery["accountDeletionImpacts"][number];

interface DeletionImpactListProps {
  readonly users: readonly AdminUser[];
  readonly impacts: readonly AccountDeletionImpact[];
}

/** What becomes of each team, a sentence each; whoever is in none is only counted. */
export function DeletionImpactList({ users, impacts }: DeletionImpactListProps) {
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
            ? "They are in no team."
            : `${String(teamless)} of them ${teamless === 1 ? "is" : "are"} in no team.`}
        </p>
      )}
    </div>
  );
}

function sentence(
  name: string,
  { teamName, eventTitle, outcome, nextLeaderName, others }: AccountDeletionImpact,
) {
  const team = (
    <>
      <b>{teamName}</b> ({eventTitle})
    </>
  );
  switch (outcome) {
    case "MEMBER_REMOVED":
      return (
        <>
          {name} leaves {team}; the team stays.
        </>
      );
    case "LEADER_CHANGED":
      return (
        <>
          {name} leads {team}: <b>{nextLeaderName}</b> becomes its leader.
        </>
      );
    case "TEAM_DELETED":
      return (
        <>
          {name} leads {team}: <b>the team is deleted</b>
          {others === 0
            ? "."
            : `, with ${String(others)} ${others === 1 ? "person" : "people"} without an account.`}
        </>
      );
    case "BLOCKED":
      return (
        <>
          {name} leads {team}, which reported its payment: <b>cannot be deleted</b> before the team is handed
          over.
        </>
      );
  }
}
