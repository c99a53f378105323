import { Role } from "@contract/kernel/contract/roles";
import { ProfileCard } from "../../features/accounts/components/profile-card";
import { paths } from "../../shared/paths";
import { useSession } from "../../shared/session/use-session";
import { ArrivalNotice } from "../../shared/ui/arrival-notice";
import { ButtonLink } from "../../shared/ui/button-link";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { Panel } from "../../shared/ui/panel";

/** /profile: one's own details and the ways onward. */
export function ProfilePage() {
  const session = useSession();
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Profile"
        description="Your account with the coding club, and the way to your team and its payment."
      />
      <PageHeading kicker="Account" subtitle="What the club knows about you, and where to go from here.">
        Welcome, {session?.name ?? "User"}
      </PageHeading>
      <ArrivalNotice />
      <div className="grid items-start gap-6 pt-8 lg:grid-cols-[7fr_5fr]">
        <ProfileCard />
        {session?.role === Role.Superadmin ? <AdminLinks /> : <StudentLinks />}
      </div>
    </div>
  );
}

function StudentLinks() {
  return (
    <Panel title="Your team">
      <p className="mb-4 text-soft">
        Create a team for the current event, add members, set handles and follow the payment.
      </p>
      <div className="grid gap-3">
        <ButtonLink to={paths.registration} wide>
          Manage team
        </ButtonLink>
        <ButtonLink to={paths.payment} variant="secondary" wide>
          Payment
        </ButtonLink>
      </div>
    </Panel>
  );
}

function AdminLinks() {
  return (
    <Panel title="Administration">
      <p className="mb-4 text-soft">Check the transfers that teams reported, and accept or reject them.</p>
      <ButtonLink to={paths.admin} wide>
        Reported payments
      </ButtonLink>
    </Panel>
  );
}
