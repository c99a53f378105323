import { useEndUserSessionsMutation } from "../../../graphql/features/admin-users";
import { useAccountActivityQuery } from "../../../graphql/features/admin-users";
import { ActivityList } from "../../../shared/activity/activity-list";
import { useActivity } from "../../../shared/activity/use-activity";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import type { AdminUser } from "../user-columns";

const SHOWN_AT_FIRST = 5;

/**
 * Shows a person's log-ins and the lists they read in the last year, with a button that logs the person out everywhere.
 */
export function ActivitySection({ user: { id, name } }: { readonly user: AdminUser }) {
  const variables = { userId: id, first: SHOWN_AT_FIRST };
  const query = useAccountActivityQuery({ variables, fetchPolicy: "no-cache" });
  const activity = useActivity("accountActivity", query);
  const { notice, show } = useNotice();
  const [end] = useEndUserSessionsMutation();
  const ending = useConfirmedAction(
    async (userId: string) => (await end({ variables: { input: { userId } } })).data?.endUserSessions.message,
    (text) => show("success", text),
  );
  return (
    <section aria-label="Recent activity" className="grid gap-4 border-t border-rule pt-4">
      <div>
        <h3 className="text-lg">Recent activity</h3>
        <p className="text-sm text-soft">
          Logins in the last year, failed logins, and lists that {name} read.
        </p>
      </div>
      <NoticeBanner notice={notice} />
      <ActivityList activity={activity} label="Recent activity" empty="No login is recorded yet." />
      <div>
        <Button variant="secondary" onClick={() => ending.ask(id)}>
          Log out everywhere...
        </Button>
      </div>
      {ending.asked === null ? null : (
        <ConfirmModal
          {...ending.modal}
          title={`Log ${name} out everywhere?`}
          confirmLabel="Log out everywhere"
          busyLabel="Logging out..."
        >
          {name} must log in again on every device, and gets an e-mail. The password does not change.
        </ConfirmModal>
      )}
    </section>
  );
}
