import type { ReactNode } from "react";
import { paths } from "@contract/kernel/contract/paths";
import { ButtonLink } from "../../shared/ui/button-link";
import { Panel } from "../../shared/ui/panel";

/** Where a student goes from the profile. */
export function StudentLinks() {
  return (
    <LinkPanel title="Your team" text="Create a team, add members, set handles and follow the payment.">
      <ButtonLink to={paths.registration}>Manage team</ButtonLink>
      <ButtonLink to={paths.dashboard} variant="secondary">
        Team dashboard
      </ButtonLink>
      <ButtonLink to={paths.payment} variant="secondary">
        Payment
      </ButtonLink>
    </LinkPanel>
  );
}

/** Where a Superadmin goes from the profile. */
export function AdminLinks() {
  return (
    <LinkPanel title="Administration" text="Users, teams, rankings, and the transfers that teams reported.">
      <ButtonLink to={paths.admin}>Admin panel</ButtonLink>
    </LinkPanel>
  );
}

interface LinkPanelProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function LinkPanel({ title, text, children }: LinkPanelProps) {
  return (
    <Panel title={title}>
      <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
        <p className="text-soft">{text}</p>
        <div className="flex flex-col gap-3 sm:flex-row">{children}</div>
      </div>
    </Panel>
  );
}
