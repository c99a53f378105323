import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import type { TeamAction, useTeamActions } from "../hooks/use-team-actions";

interface TeamActionModalProps {
  readonly actions: ReturnType<typeof useTeamActions>;
  readonly teamName: string;
}

interface Question {
  readonly title: string;
  /** The effect of the action, and whether it can be undone. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
}

/**
 * Asks for confirmation before an action: to remove a member, leave, decline, hand the team over, or delete it. Renders
 * nothing if no action is pending.
 */
export function TeamActionModal({ actions, teamName }: TeamActionModalProps) {
  const { asked, modal } = actions;
  if (asked === null) return null;
  const { text, ...labels } = questionOf(asked, teamName);
  return (
    <ConfirmModal {...modal} {...labels} danger={asked.kind !== "transfer"}>
      {text}
    </ConfirmModal>
  );
}

function questionOf(action: TeamAction, teamName: string): Question {
  switch (action.kind) {
    case "remove":
      return {
        title: `Remove ${action.person.name}?`,
        text: `This person loses their place in ${teamName} and can join another team. You can add them again while there is room.`,
        confirmLabel: "Remove member",
        busyLabel: "Removing...",
      };
    case "transfer":
      return {
        title: `Hand ${teamName} over to ${action.person.name}?`,
        text: `${action.person.name} becomes the leader and decides about members and the payment. You stay in the team as a member. Only the new leader can hand the team back.`,
        confirmLabel: "Hand over",
        busyLabel: "Handing over...",
      };
    case "leave":
      return {
        title: `Leave ${teamName}?`,
        text: "You lose your place in the team and can join another team. To come back, ask the leader to add you again.",
        confirmLabel: "Leave team",
        busyLabel: "Leaving...",
      };
    case "decline":
      return {
        title: `Decline to join ${teamName}?`,
        text: "You lose your place in the team, and we will notify the leader. If you change your mind, ask the leader to add you again.",
        confirmLabel: "Decline",
        busyLabel: "Declining...",
      };
    case "delete":
      return {
        title: `Delete ${teamName}?`,
        text: "All members lose their place in the team. Other teams can then use the team's name. You cannot undo the deletion.",
        confirmLabel: "Delete team",
        busyLabel: "Deleting...",
      };
  }
}
