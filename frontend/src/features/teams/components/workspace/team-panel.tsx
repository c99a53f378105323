import { EmailAddress } from "../../../../shared/ui/values";
import { rosterLocked } from "@contract/modules/teams/contract/team.policy";
import type { PersonFieldsFragment, TeamFieldsFragment } from "../../../../graphql/features/teams";
import { Button } from "../../../../shared/ui/button";
import type { TeamAction } from "../../hooks/use-team-actions";
import type { TeamAccess } from "../../team-access";
import { FreePlaces } from "../../invitations/invited-people";
import { HandleLine, NotConfirmedBadge } from "../not-confirmed-badge";
import { RowButton } from "../../../../shared/ui/row-button";
import { t } from "@contract/kernel/contract/t";

interface TeamPanelProps {
  readonly team: TeamFieldsFragment;
  readonly access: TeamAccess;
  /** Whether the user may withdraw invitations. */
  readonly manages: boolean;
  readonly onEditHandle: (person: PersonFieldsFragment) => void;
  readonly onInvite: () => void;
  readonly onAction: (action: TeamAction) => void;
}

/** The team as a numbered list of places, leader first, with the user's actions for each person. */
export function TeamPanel({ team, access, manages, onEditHandle, onInvite, onAction }: TeamPanelProps) {
  const people = [team.leader, ...team.members];
  // A locked roster has no free places, regardless of the team's size.
  const free = rosterLocked(team.paymentStatus) ? 0 : Math.max(0, team.event.maxTeamSize - people.length);
  return (
    <section aria-label={team.name} className="border border-rule bg-surface">
      <ol className="divide-y divide-rule">
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
        <FreePlaces
          teamId={team.id}
          taken={people.length}
          free={free}
          manages={manages}
          resends={access.add.allowed}
          invite={
            access.add.allowed ? (
              <Button variant="quiet" onClick={onInvite}>
                + Invite
              </Button>
            ) : null
          }
        />
      </ol>
    </section>
  );
}

interface PersonRowProps {
  /** The person's position in the team, starting at 1. */
  readonly place: number;
  readonly person: PersonFieldsFragment;
  readonly access: TeamAccess;
  readonly onEditHandle: (person: PersonFieldsFragment) => void;
  readonly onAction: (action: TeamAction) => void;
}

/** A person in the team: name, e-mail address, handle, and the buttons that the user may press. */
function PersonRow({ place, person, access, onEditHandle, onAction }: PersonRowProps) {
  const self = access.isSelf(person);
  const tags = [person.isLeader ? t("Leader") : t("Member"), ...(self ? [t("You")] : [])].join(" · ");
  const { name } = person;
  return (
    <li className="flex gap-4 px-4 py-3 sm:px-5">
      <span className="font-mono text-lg font-bold">{place}</span>
      <div className="min-w-0 flex-1">
        <p className="label-mono text-soft">{tags}</p>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {person.email === null ? null : (
          <p className="text-sm text-soft">
            <EmailAddress email={person.email} />
          </p>
        )}
        {person.codeforcesHandle === null ? null : (
          <p className="font-mono text-sm break-all">
            <HandleLine person={person} />
          </p>
        )}
        <NotConfirmedBadge person={person} />
        {person.userId === null ? <p className="text-sm text-soft">Has no account yet</p> : null}
        <div className="mt-1 outdent flex flex-wrap empty:hidden">
          {access.editHandle(person) ? (
            <RowButton of={t("of {name}", { name })} onClick={() => onEditHandle(person)}>
              Edit Handle
            </RowButton>
          ) : null}
          {access.transferTo(person) ? (
            <RowButton
              of={t("the team to {name}", { name })}
              onClick={() => onAction({ kind: "transfer", person })}
            >
              Hand over
            </RowButton>
          ) : null}
          {access.remove(person) ? (
            // Red and apart from the other buttons, so that no one presses this button by mistake.
            <span className="ml-auto [&>button]:text-bad">
              <RowButton
                of={t("{name} from the team", { name })}
                onClick={() => onAction({ kind: "remove", person })}
              >
                Remove
              </RowButton>
            </span>
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
