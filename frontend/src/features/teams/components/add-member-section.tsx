import { ERRORS } from "@contract/kernel/contract/catalogue";
import type { Verdict } from "@contract/modules/teams/contract/team.policy";
import { LockIcon } from "../../../shared/ui/icons";
import type { ShowNotice } from "../hooks/use-create-team";
import { AddMemberForm } from "./add-member-form";

interface AddMemberSectionProps {
  readonly teamId: string;
  /** Who leads the team. */
  readonly leader: string;
  readonly verdict: Verdict;
  readonly showNotice: ShowNotice;
  readonly onAdded: () => Promise<void>;
}

/** The add form, or in its place the reason why this person cannot add anyone now. */
export function AddMemberSection({ teamId, leader, verdict, showNotice, onAdded }: AddMemberSectionProps) {
  if (verdict.allowed) return <AddMemberForm teamId={teamId} showNotice={showNotice} onAdded={onAdded} />;
  return (
    <p className="flex items-start gap-3 border-2 border-dashed border-rule px-4 py-4">
      {verdict.code === "ROSTER_LOCKED" ? <LockIcon /> : null}
      <span>
        {verdict.code === "NOT_LEADER"
          ? `Only ${leader}, who leads the team, can add members.`
          : ERRORS[verdict.code].message}
      </span>
    </p>
  );
}
