import type { PersonFieldsFragment } from "../../../graphql/generated";
import { Button } from "../../../shared/ui/button";
import type { TeamAction } from "../hooks/use-team-actions";
import type { TeamAccess } from "../team-access";

interface PersonRowProps {
  /** The place in the line-up, from 1. */
  readonly place: number;
  readonly person: PersonFieldsFragment;
  readonly access: TeamAccess;
  readonly onEditHandle: (person: PersonFieldsFragment) => void;
  readonly onAction: (action: TeamAction) => void;
}

/** One person of a team: name, e-mail, handle, and the buttons this viewer may press. */
export function PersonRow({ place, person, access, onEditHandle, onAction }: PersonRowProps) {
  const self = access.isSelf(person);
  const tags = [person.isLeader ? "Leader" : "Member", ...(self ? ["You"] : [])].join(" · ");
  const mayManage = access.leads && !access.locked && !person.isLeader;
  const whose = <span className="sr-only"> of {person.name}</span>;
  return (
    <li className="flex gap-4 px-4 py-3 sm:px-5">
      <span className="font-mono text-lg font-bold">{place}</span>
      <div className="min-w-0 flex-1">
        <p className="label-mono text-soft">{tags}</p>
        <p className="font-semibold break-words">{person.name}</p>
        {person.email === null ? null : <p className="text-sm break-all text-soft">{person.email}</p>}
        {person.codeforcesHandle === null ? null : (
          <p className="font-mono text-sm break-all">CF: {person.codeforcesHandle}</p>
        )}
        {person.userId === null ? <p className="text-sm text-soft">Has no account yet</p> : null}
        <div className="-ml-3 flex flex-wrap">
          {access.mayEditHandle(person) ? (
            <Button variant="quiet" onClick={() => onEditHandle(person)}>
              <span>Edit Handle{whose}</span>
            </Button>
          ) : null}
          {mayManage && person.userId !== null ? (
            <Button variant="quiet" onClick={() => onAction({ kind: "transfer", person })}>
              <span>
                Hand over<span className="sr-only"> the team to {person.name}</span>
              </span>
            </Button>
          ) : null}
          {mayManage ? (
            <Button variant="quiet" onClick={() => onAction({ kind: "remove", person })}>
              <span>
                Remove<span className="sr-only"> {person.name}</span>
              </span>
            </Button>
          ) : null}
          {self && !person.isLeader && !access.locked ? (
            <Button variant="quiet" onClick={() => onAction({ kind: "leave" })}>
              Leave team
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
