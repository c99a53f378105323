import type { PersonFieldsFragment } from "../../../graphql/generated";
import { Button } from "../../../shared/ui/button";
import type { TeamAction } from "../hooks/use-team-actions";
import type { TeamAccess } from "../team-access";
import { NotConfirmedBadge } from "./not-confirmed-badge";
import { RowButton } from "../../../shared/ui/row-button";

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
  const { name } = person;
  return (
    <li className="flex gap-4 px-4 py-3 sm:px-5">
      <span className="font-mono text-lg font-bold">{place}</span>
      <div className="min-w-0 flex-1">
        <p className="label-mono text-soft">{tags}</p>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {person.email === null ? null : <p className="text-sm break-all text-soft">{person.email}</p>}
        {person.codeforcesHandle === null ? null : (
          <p className="font-mono text-sm break-all">CF: {person.codeforcesHandle}</p>
        )}
        <NotConfirmedBadge person={person} />
        {person.userId === null ? <p className="text-sm text-soft">Has no account yet</p> : null}
        <div className="mt-1 -ml-3.5 flex flex-wrap empty:hidden">
          {access.editHandle(person) ? (
            <RowButton of={`of ${name}`} onClick={() => onEditHandle(person)}>
              Edit Handle
            </RowButton>
          ) : null}
          {access.transferTo(person) ? (
            <RowButton of={`the team to ${name}`} onClick={() => onAction({ kind: "transfer", person })}>
              Hand over
            </RowButton>
          ) : null}
          {access.remove(person) ? (
            <RowButton of={`${name} from the team`} onClick={() => onAction({ kind: "remove", person })}>
              Remove
            </RowButton>
          ) : null}
          {self && access.leave ? (
            <Button variant="quiet" onClick={() => onAction({ kind: "leave" })}>
              Leave team
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
