import { Link } from "react-router-dom";
import { LANGUAGE } from "../../../../shared/language";
import type { PersonFieldsFragment, TeamFieldsFragment } from "../../../../graphql/features/teams";
import { paths, registrationPath } from "@contract/kernel/contract/paths";
import { Button } from "../../../../shared/ui/button";
import { LockIcon } from "../../../../shared/ui/icons";
import { Panel } from "../../../../shared/ui/panel";
import { refusalText } from "../../refusal-text";
import type { TeamAccess } from "../../team-access";
import { RecordPerson } from "./record-person";
import { t } from "@contract/kernel/contract/t";

interface RecordPanelProps {
  readonly team: TeamFieldsFragment;
  readonly access: TeamAccess;
  readonly leads: boolean;
  readonly onAdd: () => void;
  readonly onEdit: (person: PersonFieldsFragment) => void;
  readonly onRemove: (person: PersonFieldsFragment) => void;
}

/** The team's people, leader first. The leader also gets buttons to add, edit and remove people. */
export function RecordPanel({ team, access, leads, onAdd, onEdit, onRemove }: RecordPanelProps) {
  const people = [team.leader, ...team.members];
  return (
    <Panel
      title="Members"
      aside={
        <span className="font-mono text-soft">
          {people.length} of {team.event.maxTeamSize}
          <span className="sr-only"> people</span>
        </span>
      }
    >
      <ol className="-mx-4 -mt-4 divide-y divide-rule border-b border-rule sm:-mx-5 sm:-mt-5">
        {people.map((person, index) => (
          <RecordPerson
            key={person.id}
            place={index + 1}
            person={person}
            access={access}
            leads={leads}
            onEdit={() => onEdit(person)}
            onRemove={() => onRemove(person)}
          />
        ))}
      </ol>
      <div className="grid gap-3 pt-4 sm:pt-5">
        {leads ? (
          <AddMember access={access} event={team.event} onAdd={onAdd} />
        ) : (
          <LeaderOnly name={team.leader.name} />
        )}
        {leads && isLocked(access) ? null : (
          <p className="text-sm text-soft">
            Under{" "}
            <Link to={registrationPath(team.event.slug)} className="link">
              Manage Team
            </Link>{" "}
            you can {elsewhere(access, leads)}.
          </p>
        )}
      </div>
    </Panel>
  );
}

interface AddMemberProps {
  readonly access: TeamAccess;
  readonly event: TeamFieldsFragment["event"];
  readonly onAdd: () => void;
}

/** The button to add a person, or the reason why no one can be added now. */
function AddMember({ access, event, onAdd }: AddMemberProps) {
  if (access.add.allowed) {
    return (
      <div>
        {/* Secondary, because the team's header has the primary button for the next step. */}
        <Button variant="secondary" onClick={onAdd}>
          Add Member
        </Button>
      </div>
    );
  }
  return (
    <p className="flex items-start gap-3">
      {isLocked(access) ? <LockIcon /> : null}
      <span>
        {refusalText(access.add.code, event.maxTeamSize)}
        {isLocked(access) ? (
          // The reason above says what the leader can still do under "Manage Team".
          <span className="flex flex-wrap gap-x-4">
            <Link to={paths.contact} className="link inline-flex min-h-11 items-center font-semibold">
              Write to the club
            </Link>
            <Link
              to={registrationPath(event.slug)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              Manage Team
            </Link>
          </span>
        ) : null}
      </span>
    </p>
  );
}

function isLocked({ add }: TeamAccess): boolean {
  return !add.allowed && add.code === "ROSTER_LOCKED";
}

function LeaderOnly({ name }: { readonly name: string }) {
  return <p>Only {name}, who leads the team, can add people or change these details.</p>;
}

/** Returns a phrase that lists the user's actions that are not on this page, but on /events/:slug/registration. */
function elsewhere(access: TeamAccess, leads: boolean): string {
  if (!leads) return access.leave ? t("set your own handle or leave the team") : t("set your own handle");
  const deeds = [
    ...(access.add.allowed ? [t("add people by e-mail")] : []),
    t("hand the team over"),
    ...(access.delete ? [t("delete the team")] : []),
  ];
  return new Intl.ListFormat(LANGUAGE, { type: "disjunction" }).format(deeds);
}
