import { useListReadsQuery } from "../../../graphql/shared/activity";
import { ActivityList } from "../../../shared/activity/activity-list";
import { useActivity } from "../../../shared/activity/use-activity";
import { Panel } from "../../../shared/ui/panel";

const SHOWN_AT_FIRST = 10;

/** Who read which list of people in the last year. */
export function ListReads() {
  const query = useListReadsQuery({ variables: { first: SHOWN_AT_FIRST }, fetchPolicy: "no-cache" });
  const activity = useActivity("listReads", query);
  return (
    <Panel title="Who read lists of people" layout="grid gap-4">
      <p className="text-sm text-soft">
        One line for each person, list and hour, kept for a year. Feeds count as their maker.
      </p>
      <ActivityList activity={activity} label="Lists that were read" empty="No list was read yet." />
    </Panel>
  );
}
