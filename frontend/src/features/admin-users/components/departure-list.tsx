import type { DeparturesQuery } from "../../../graphql/generated";
import type { DeskUser } from "../hooks/use-users";

type Departure = DeparturesQuery["departures"][number];

interface DepartureListProps {
  readonly users: readonly DeskUser[];
  readonly departures: readonly Departure[];
}

/** What becomes of each team, a sentence each; whoever is in none is only counted. */
export function DepartureList({ users, departures }: DepartureListProps) {
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const inTeams = new Set(departures.map(({ userId }) => userId));
  const teamless = users.filter(({ id }) => !inTeams.has(id)).length;
  return (
    <div className="grid gap-3">
      {departures.length === 0 ? null : (
        <ul className="grid max-h-80 list-disc gap-2 overflow-y-auto pl-5">
          {departures.map((departure) => (
            <li key={`${departure.userId} ${departure.teamId}`}>
              {sentence(names.get(departure.userId) ?? "", departure)}
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

function sentence(name: string, { teamName, eventTitle, outcome, heirName, others }: Departure) {
  const team = (
    <>
      <b>{teamName}</b> ({eventTitle})
    </>
  );
  switch (outcome) {
    case "LEAVES":
      return (
        <>
          {name} leaves {team}; the team stays.
        </>
      );
    case "PASSES_ON":
      return (
        <>
          {name} leads {team}: <b>{heirName}</b> becomes its leader.
        </>
      );
    case "GOES":
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
