import { Navigate, useSearchParams } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { DeskScreen } from "../../features/admin-checkin/desk/desk-screen";
import { useSession } from "../../shared/session/session-store";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";

/** /desk: checks people in with a phone. The server decides whether a user gets the list. */
export function DeskPage() {
  const session = useSession();
  const [params] = useSearchParams();
  if (session === null) return <Navigate to={paths.logIn} replace />;
  const event = params.get("event");
  return (
    <div className="frame grid gap-5 py-6 sm:py-8">
      <PageMeta title="Desk" description="Check people in at an event." />
      <PageHeading kicker="Check-in">Desk</PageHeading>
      <DeskScreen key={event} userId={session.userId} eventSlug={event} />
    </div>
  );
}
