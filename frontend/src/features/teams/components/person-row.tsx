import type { ReactNode } from "react";
import type { PersonFieldsFragment } from "../../../graphql/generated";
import { Button } from "../../../shared/ui/button";
import type { TeamAction } from "../hooks/use-team-actions";
import type { TeamAccess } from "../team-access";
import { NotConfirmedBadge } from "./not-confirmed-badge";

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
          <RowButton
            shown={access.editHandle(person)}
            label="Edit Handle"
            more={`of ${name}`}
            onPress={() => onEditHandle(person)}
          />
          <RowButton
            shown={access.transferTo(person)}
            label="Hand over"
            more={`the team to ${name}`}
            onPress={() => onAction({ kind: "transfer", person })}
          />
          <RowButton
            shown={access.remove(person)}
            label="Remove"
            more={`${name} from the team`}
            onPress={() => onAction({ kind: "remove", person })}
          />
          <RowButton
            shown={self && access.leave}
            label="Leave team"
            onPress={() => onAction({ kind: "leave" })}
          />
        </div>
      </div>
    </li>
  );
}

interface RowButtonProps {
  readonly shown: boolean;
  readonly label: ReactNode;
  /** Whom it is about, for people who do not see the row. */
  readonly more?: string;
  readonly onPress: () => void;
}

function RowButton({ shown, label, more, onPress }: RowButtonProps) {
  if (!shown) return null;
  return (
    <Button variant="quiet" onClick={onPress}>
      <span>
        {label}
        {more === undefined ? null : <span className="sr-only"> {more}</span>}
      </span>
    </Button>
  );
}
