import { Link } from "react-router-dom";
import { isUnconfirmed, rosterLocked, type Actor } from "@contract/modules/teams/contract/team.policy";
import type { PersonFieldsFragment, TeamFieldsFragment } from "../../../graphql/generated";
import { paths } from "@contract/kernel/contract/paths";
import { Button } from "../../../shared/ui/button";
import { Panel } from "../../../shared/ui/panel";
import { StatusBadge } from "../../../shared/ui/status-badge";
import type { TeamAction } from "../hooks/use-team-actions";
import type { TeamAccess } from "../team-access";
import { PersonRow } from "./person-row";

interface TeamPanelProps {
  readonly team: TeamFieldsFragment;
  readonly actor: Actor;
  readonly access: TeamAccess;
  readonly onEditHandle: (person: PersonFieldsFragment) => void;
  readonly onAction: (action: TeamAction) => void;
}

/** The team like a line-up: three numbered places, the leader's first, with what one may do at each. */
export function TeamPanel({ team, actor, access, onEditHandle, onAction }: TeamPanelProps) {
  const people = [team.leader, ...team.members];
  // A locked roster has no place left, whatever its size.
  const free = rosterLocked(team.paymentStatus) ? 0 : Math.max(0, team.event.maxTeamSize - people.length);
  return (
    <Panel
      title={team.name}
      aside={
        <span className="flex items-center gap-2">
          {isUnconfirmed(team, actor) ? null : (
            <Link to={paths.payment} className="link inline-flex min-h-11 items-center">
              Payment
            </Link>
          )}
          <StatusBadge status={team.paymentStatus} />
        </span>
      }
    >
      <ol className="-m-4 divide-y divide-rule sm:-m-5">
        {people.map((person, index) => (
          <PersonRow
            key={person.id}
            place={index + 1}
            person={person}
            access={access}
            onEditHandle={onEditHandle}
            onAction={onAction}
          />
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={index} className="flex min-h-14 items-center gap-4 px-4 text-soft sm:px-5">
            <span className="font-mono text-lg">{people.length + index + 1}</span>
            Free place
          </li>
        ))}
        {access.delete ? (
          <li className="flex justify-end px-2 py-1">
            <Button variant="quiet" onClick={() => onAction({ kind: "delete" })}>
              Delete team
            </Button>
          </li>
        ) : null}
      </ol>
    </Panel>
  );
}
