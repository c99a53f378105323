import { useRecentActivityQuery } from "../../../../graphql/shared/activity";
import { ActivityList } from "../../../../shared/activity/activity-list";
import { useActivity } from "../../../../shared/activity/use-activity";
import { Panel } from "../../../../shared/ui/panel";

const SHOWN_AT_FIRST = 5;

/**
 * Lists logins to the user's account and failed attempts. For users with extra rights, also lists when they read other
 * people's data.
 */
export function ActivityPanel() {
  const query = useRecentActivityQuery({ variables: { first: SHOWN_AT_FIRST }, fetchPolicy: "no-cache" });
  const activity = useActivity("recentActivity", query);
  return (
    <Panel title="Recent activity" layout="grid gap-4">
      <p className="text-sm text-soft">
        This list shows successful and failed logins to your account in the last year. If a login was not
        yours, change your password.
      </p>
      <ActivityList activity={activity} label="Recent activity" empty="No login is recorded yet." />
    </Panel>
  );
}
