import type { ReactNode } from "react";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import type { TeamFieldsFragment } from "../../../graphql/generated";
import { LockIcon } from "../../../shared/ui/icons";
import type { Say } from "../hooks/use-create-team";
import type { TeamAccess } from "../team-access";
import { AddMemberForm } from "./add-member-form";

interface AddMemberSectionProps {
  readonly team: TeamFieldsFragment;
  readonly access: TeamAccess;
  readonly open: boolean;
  readonly say: Say;
  readonly onAdded: () => Promise<void>;
}

/** The add form, or in its place the reason why nobody can be added now. */
export function AddMemberSection({ team, access, open, say, onAdded }: AddMemberSectionProps) {
  if (access.locked) return <Reason icon={<LockIcon />}>{ERRORS.ROSTER_LOCKED.message}</Reason>;
  if (access.full) return <Reason>Your team is complete. Handles can be changed at any time.</Reason>;
  if (!open) return <Reason>{ERRORS.REGISTRATION_CLOSED.message}</Reason>;
  if (!access.leads) return <Reason>{ERRORS.NOT_LEADER.message}</Reason>;
  return <AddMemberForm teamId={team.id} say={say} onAdded={onAdded} />;
}

function Reason({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="flex max-w-xl items-start gap-3 border-2 border-dashed border-rule px-4 py-4">
      {icon}
      <span>{children}</span>
    </p>
  );
}
