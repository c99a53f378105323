import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { isLeader, isUnconfirmed, mayInvite, type Actor } from "@contract/modules/teams/contract/team.policy";
import type { PersonFieldsFragment, TeamFieldsFragment } from "../../../../graphql/features/teams";
import type { useNotice } from "../../../../shared/hooks/use-notice";
import { JoinRequests } from "../../listings/join-requests";
import { TeamMatesLink } from "../../listings/team-mates-link";
import { useReloadableState } from "../../../../shared/drafts/preserved-state";
import { useFocusWhenLost } from "../../../../shared/hooks/use-focus-when-lost";
import { useTeamActions } from "../../hooks/use-team-actions";
import { ADD_MEMBER, readinessOf, type TeamEvent } from "../../readiness";
import { accessTo } from "../../team-access";
import { useInvitationCount } from "../../invitations/use-team-and-invitations";
import { HandleModal } from "../heading/handle-modal";
import { MembershipQuestion } from "../membership-question";
import { NoticeArea } from "../notice-area";
import { TeamActionModal } from "../team-action-modal";
import { TeamChecklist } from "../team-checklist";
import { TeamPanel } from "./team-panel";
import { TeamTabs } from "./team-tabs";
import { Button } from "../../../../shared/ui/button";
import { FactsPanel } from "../facts-panel";
import { t } from "@contract/kernel/contract/t";

interface TeamWorkspaceProps {
  readonly team: TeamFieldsFragment | null;
  readonly event: TeamEvent;
  readonly actor: Actor;
  readonly notices: ReturnType<typeof useNotice>;
  /** The user's invitations, shown below the notices. */
  readonly invitations: ReactNode;
  /** Maximum number of people in a team of the current event. */
  readonly size: number;
  /** The person whose handle is being edited, or null. */
  readonly editingId: string | null;
  readonly onEdit: (id: string | null) => void;
  readonly onChanged: () => Promise<void>;
}

/** Scrolls to the part of the page for adding people, and focuses its field if there is one. */
export function goToAddMember(): void {
  const part = document.getElementById(ADD_MEMBER);
  part?.scrollIntoView({ block: "start" });
  // Skips the panel of the tab that is not selected, which is hidden and empty.
  const panel = part?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden])");
  (panel?.querySelector<HTMLElement>("input[type=email]") ?? panel)?.focus({ preventScroll: true });
}

/**
 * Shows notices, and the team with the tabs for adding people. Without a team, shows the form that creates one, with
 * advice.
 */
export function TeamWorkspace({
  team,
  event,
  actor,
  notices,
  invitations,
  size,
  editingId,
  onEdit,
  onChanged,
}: TeamWorkspaceProps) {
  const [hadTeam, setHadTeam] = useState(team !== null);
  if (team !== null && !hadTeam) setHadTeam(true);
  const open = event?.registrationOpen ?? false;
  useReloadableState("handle-of", editingId, onEdit);
  const editing = people(team).find(({ id }) => id === editingId) ?? null;
  const actions = useTeamActions(team?.id ?? "", notices.show, onChanged);
  const access = team === null ? null : accessTo(team, actor, open);
  const [step] = team === null ? [] : readinessOf(team, actor, event).steps;
  const dialogOpen = editing !== null || actions.asked !== null;
  const containerRef = useFocusWhenLost(
    `${team?.id ?? "none"} ${team?.members.length ?? 0} ${dialogOpen} ${useInvitationCount()}`,
  );

  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${ADD_MEMBER}`) goToAddMember();
  }, [hash]);
  const tabs = (
    <div id={ADD_MEMBER} className="scroll-mt-24">
      <TeamTabs
        {...{ team, access, open, onChanged }}
        // For any other next step, the primary button is in the page's header.
        addsNext={step === undefined || step.kind === "member"}
        takesFocus={!hadTeam}
        showNotice={notices.show}
      />
    </div>
  );
  return (
    <div ref={containerRef} tabIndex={-1} className="pt-4 sm:pt-6">
      {/* Empty while a dialog is open, because the dialog itself shows its errors. */}
      <NoticeArea notice={dialogOpen ? null : notices.notice} />
      <div className="pb-8 empty:hidden">{invitations}</div>
      {team === null ? null : (
        <div className="pb-8 empty:hidden">
          <MembershipQuestion
            team={team}
            actor={actor}
            open={open}
            showNotice={notices.show}
            onChanged={onChanged}
          />
        </div>
      )}
      {team === null || access === null ? (
        <div className="grid items-start gap-8 lg:grid-cols-[7fr_5fr]">
          {tabs}
          {open ? <HowTeamsWork size={size} /> : null}
        </div>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <div className="grid gap-8">
            <TeamPanel
              team={team}
              access={access}
              manages={mayInvite(team, actor).allowed}
              onEditHandle={({ id }) => onEdit(id)}
              onInvite={goToAddMember}
              onAction={actions.ask}
            />
            {isLeader(team, actor) ? <JoinRequests teamId={team.id} /> : null}
          </div>
          <div className="grid gap-8">
            {tabs}
            {isUnconfirmed(team, actor) ? null : <TeamChecklist team={team} actor={actor} event={event} />}
            {access.delete ? <DeleteTeam onPress={() => actions.ask({ kind: "delete" })} /> : null}
          </div>
        </div>
      )}
      {team === null || editing === null ? null : (
        <HandleModal
          teamId={team.id}
          person={editing}
          showNotice={notices.show}
          onClose={() => onEdit(null)}
          onUpdated={() => {
            onEdit(null);
            void onChanged();
          }}
        />
      )}
      <TeamActionModal actions={actions} teamName={team?.name ?? ""} />
    </div>
  );
}

/** The button that deletes the team. It is outlined and comes last, so that it is not pressed by mistake. */
function DeleteTeam({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 border-t border-rule pt-4 [&>button]:text-bad">
      <p className="text-sm text-soft">If you delete the team, all members lose their place in it.</p>
      <Button variant="secondary" onClick={onPress}>
        Delete team
      </Button>
    </div>
  );
}

function people(team: TeamFieldsFragment | null): readonly PersonFieldsFragment[] {
  return team === null ? [] : [team.leader, ...team.members];
}

const factsFor = (size: number) => [
  t("A team has one leader and at most {part} members, {size} people in all.", { part: size - 1, size }),
  t("The person who creates the team leads it. You can hand the team over later."),
  t(
    "After you create the team, share an invitation link with your teammates. They can sign up and join with this link. You can also invite them by e-mail.",
  ),
  t("Each person can be in only one team per event."),
];

function HowTeamsWork({ size }: { readonly size: number }) {
  return (
    <FactsPanel title="How teams work" facts={factsFor(size)}>
      <div className="mt-4 border-t border-rule pt-4">
        <TeamMatesLink text="Do you need teammates?" />
      </div>
    </FactsPanel>
  );
}
