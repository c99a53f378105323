import { Role } from "@contract/kernel/contract/roles";
import { ActivityPanel } from "../../features/accounts/components/profile/activity-panel";
import { DataPanel } from "../../features/accounts/components/profile/data-panel";
import { DeleteAccountPanel } from "../../features/accounts/components/profile/delete-account-panel";
import { EmailSection } from "../../features/accounts/components/profile/email-section";
import { PasswordSection } from "../../features/accounts/components/profile/password-section";
import { CertificatesPanel } from "../../features/certificates/components/certificates-panel";
import { ProfileDetails } from "../../features/accounts/components/profile/profile-details";
import { SessionsPanel } from "../../features/accounts/components/profile/sessions-panel";
import { MailingsPanel } from "../../features/notifications/components/mailings-panel";
import { RemindersPanel } from "../../features/notifications/components/reminders-panel";
import { ResultNamePanel } from "../../features/results/components/result-name-panel";
import { ProfileTeam } from "../../features/teams/components/profile-team";
import { useActor } from "../../features/teams/hooks/use-actor";
import { useKnownGrants } from "../../shared/session/known-grants";
import { OwnTwoStep } from "../../features/accounts/second-factor/components/own-two-step";
import { useSession } from "../../shared/session/session-store";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import type { ReactNode } from "react";
import { paths } from "@contract/kernel/contract/paths";
import { ButtonLink } from "../../shared/ui/button-link";
import { Panel } from "../../shared/ui/panel";

/** The page /profile: links to other pages, the user's own details and the account's settings. */
export function ProfilePage() {
  const session = useSession();
  const actor = useActor();
  const grants = useKnownGrants(session?.userId);
  const name = session?.name.trim() ?? "";
  const settings = (
    <>
      {session?.role === Role.Superadmin || grants.length > 0 ? <AdminLinks /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-6">
          <ProfileDetails />
          <EmailSection />
          <PasswordSection />
          <OwnTwoStep offered={session?.role === Role.Superadmin || grants.length > 0} />
          <SessionsPanel />
          <ActivityPanel />
        </div>
        <div className="grid gap-6">
          <CertificatesPanel>
            <RemindersPanel />
            <MailingsPanel />
            <ResultNamePanel />
            <DataPanel />
            <DeleteAccountPanel />
          </CertificatesPanel>
        </div>
      </div>
    </>
  );
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Profile"
        description="Your account with the coding club, with links to your team and its payment."
      />
      <PageHeading
        kicker="Account"
        subtitle="The details that the club has about you, and links to your pages."
      >
        Welcome, {name === "" ? "User" : name}
      </PageHeading>
      <div className="grid gap-6 pt-8">
        {session?.role === Role.Superadmin ? settings : <ProfileTeam actor={actor}>{settings}</ProfileTeam>}
      </div>
    </div>
  );
}

function AdminLinks() {
  return (
    <LinkPanel title="Administration" text="Users, teams, rankings and reported payments.">
      <ButtonLink to={paths.admin}>Admin Panel</ButtonLink>
    </LinkPanel>
  );
}

function LinkPanel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
        <p className="text-soft">{text}</p>
        <div className="flex flex-col gap-3 sm:flex-row">{children}</div>
      </div>
    </Panel>
  );
}
