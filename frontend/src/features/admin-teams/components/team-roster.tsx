import { rosterLocked } from "@contract/modules/teams/contract/team.policy";
import {
  useRemoveMemberMutation,
  useTransferTeamMutation,
  type PersonFieldsFragment,
} from "../../../graphql/features/teams";
import { useState } from "react";
import { Button } from "../../../shared/ui/button";
import { HandleBadge } from "../../../shared/ui/badge";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { peopleOf, type AdminTeam } from "../team-gaps";
import { HandleForm } from "./handle-form";
import { ReplaceMemberModal } from "./replace-member-modal";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { t } from "@contract/kernel/contract/t";

interface TeamRosterProps {
  readonly team: AdminTeam;
  /** False if the user may only see the people. */
  readonly mayChange: boolean;
  readonly onChanged: (text: string) => void;
}

/** Shows a team's people with their addresses, their handles, and the actions for each person. */
export function TeamRoster({ team, mayChange, onChanged }: TeamRosterProps) {
  const actions = useRosterActions(team.id, onChanged);
  const { asked } = actions;
  const [replaced, setReplaced] = useState<PersonFieldsFragment | null>(null);
  const isLocked = rosterLocked(team.paymentStatus);
  return (
    <section aria-label="People" className="grid gap-2">
      <h3 className="text-lg">People</h3>
      {isLocked && mayChange ? <p className="text-sm text-soft">{lockedText(team)}</p> : null}
      <ul className="divide-y divide-rule border-y border-rule">
        {peopleOf(team).map((person) => (
          <li key={person.id} className="grid gap-2 py-3">
            <Facts person={person} />
            {mayChange ? (
              <HandleForm teamId={team.id} person={person} onSaved={onChanged} />
            ) : (
              <p className="font-mono text-sm">
                {person.codeforcesHandle ?? "No handle yet"} <HandleBadge handle={person} />
              </p>
            )}
            {person.isLeader || !mayChange ? null : (
              <div className="-mx-3 flex flex-wrap">
                {person.userId === null ? null : (
                  <Button variant="quiet" onClick={() => actions.ask({ kind: "transfer", person })}>
                    Make {person.name} the leader
                  </Button>
                )}
                {isLocked ? (
                  <Button variant="quiet" onClick={() => setReplaced(person)}>
                    Replace {person.name}
                  </Button>
                ) : (
                  <Button variant="quiet" onClick={() => actions.ask({ kind: "remove", person })}>
                    Remove {person.name}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {replaced === null ? null : (
        <ReplaceMemberModal
          team={team}
          person={replaced}
          onClose={() => setReplaced(null)}
          onReplaced={(text) => {
            setReplaced(null);
            onChanged(text);
          }}
        />
      )}
      {asked === null ? null : (
        <ConfirmModal
          {...actions.modal}
          title={asked.kind === "remove" ? `Remove ${asked.person.name}?` : "Hand the team over?"}
          confirmLabel={asked.kind === "remove" ? "Remove member" : "Hand over"}
          busyLabel={asked.kind === "remove" ? "Removing..." : "Handing over..."}
          danger={asked.kind === "remove"}
        >
          {question(team, asked)}
        </ConfirmModal>
      )}
    </section>
  );
}

function Facts({ person }: { readonly person: PersonFieldsFragment }) {
  const { name, email, phone, college, universityRollNo, isLeader, userId } = person;
  const facts = [email, phone, college, universityRollNo].filter((fact) => fact !== null && fact !== "");
  return (
    <div>
      <p className="font-bold">
        {name}
        <span className="font-normal text-soft">
          {isLeader ? " · leader" : ""}
          {userId === null ? " · no account yet" : ""}
        </span>
      </p>
      <p className="text-sm text-soft">{facts.join(" · ")}</p>
    </div>
  );
}

function question({ name, leader }: AdminTeam, { kind, person }: RosterAction): string {
  return kind === "remove"
    ? t("{name} loses their place in {name2} and can join another team.", { name: person.name, name2: name })
    : t("{name} becomes the leader of {name2}. {name3} stays as a member.", {
        name: person.name,
        name2: name,
        name3: leader.name,
      });
}

/**
 * Explains why the roster is locked, which changes are still possible and, for a pending payment, how to unlock the
 * roster. Students see another text, which asks them to write to the club.
 */
function lockedText({ paymentStatus }: AdminTeam): string {
  const still = t("You can still change handles, hand over the team, and replace a person who cannot come.");
  return paymentStatus === "pending"
    ? t(
        "The team's payment is pending, so its roster is locked. To change the roster, reject the payment under Payments. {still}",
        { still },
      )
    : t("The team's payment was accepted, so its roster is locked. {still}", { still });
}

/** An action on a person of a team that the admin has to confirm. */
interface RosterAction {
  readonly kind: "remove" | "transfer";
  readonly person: PersonFieldsFragment;
}

/** Returns the actions that remove people from a team and that hand the team over. Each asks for confirmation first. */
function useRosterActions(teamId: string, onDone: (text: string) => void) {
  const [removeMember] = useRemoveMemberMutation();
  const [transferTeam] = useTransferTeamMutation();
  return useConfirmedAction(async ({ kind, person }: RosterAction) => {
    if (kind === "remove") {
      const { data } = await removeMember({ variables: { input: { memberId: person.id } } });
      return data?.removeMember.message;
    }
    const { data } = await transferTeam({ variables: { input: { teamId, memberId: person.id } } });
    return data?.transferTeam.message;
  }, onDone);
}
