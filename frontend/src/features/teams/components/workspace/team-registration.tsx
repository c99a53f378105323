import { useState } from "react";
import { useParams } from "react-router-dom";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import { LIMITS } from "@contract/kernel/contract/limits";
import type { Actor } from "@contract/modules/teams/contract/team.policy";
import { useNotice } from "../../../../shared/hooks/use-notice";
import type { NextStep } from "../../readiness";
import { MyInvitations } from "../../invitations/my-invitations";
import { useTeamAndInvitations } from "../../invitations/use-team-and-invitations";
import { TeamHeading } from "../heading/team-heading";
import { goToAddMember, TeamWorkspace } from "./team-workspace";
import { OtherEventNote, TeamStatusNotes } from "../team-status-notes";

const TEXTS = SCREEN_TEXTS.registration;

/** The registration screen. Checks the team's status first. */
export function TeamRegistration({ actor }: { readonly actor: Actor }) {
  const status = useTeamAndInvitations();
  const notices = useNotice();
  const { team, event, known, checking, invitations, hasTeam } = status;
  const { slug } = useParams();
  const [editingId, setEditingId] = useState<string | null>(null);
  const edit = (id: string | null) => {
    if (id !== null) notices.clear();
    setEditingId(id);
  };
  const take = (step: NextStep) => {
    if (step.kind === "handle") edit(step.person.id);
    else goToAddMember();
  };
  return (
    <div className="frame pt-5 pb-8 sm:py-12">
      <TeamHeading
        {...{ team, event, actor }}
        known={known || !checking}
        title={team === null ? TEXTS.create : TEXTS.manage}
        subtitle={!known ? undefined : team === null ? TEXTS.createSubtitle : TEXTS.manageSubtitle}
        showNotice={notices.show}
        onStep={take}
      />
      <OtherEventNote slug={slug} event={event} />
      <TeamStatusNotes status={status} />
      {known && (event !== null || team !== null) ? (
        <TeamWorkspace
          team={team}
          event={event}
          actor={actor}
          size={event?.maxTeamSize ?? LIMITS.teamSize}
          notices={notices}
          invitations={<MyInvitations invitations={invitations} hasTeam={hasTeam} />}
          editingId={editingId}
          onEdit={edit}
          onChanged={status.check}
        />
      ) : null}
    </div>
  );
}
