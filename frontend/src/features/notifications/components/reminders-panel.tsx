import { useRemindersQuery, useSetRemindersMutation } from "../../../graphql/features/notifications";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { SwitchPanel } from "../../../shared/settings/switch-panel";

/** Lets the user switch off reminders of a team's missing data. */
export function RemindersPanel() {
  const { data, ...state } = useQueryState(useRemindersQuery());
  const [setReminders, { loading: busy }] = useSetRemindersMutation({
    update: (cache, { data: reply }) => {
      if (reply) cache.modify({ fields: { reminders: () => reply.setReminders } });
    },
  });
  return (
    <SwitchPanel
      {...state}
      title="Reminders"
      label="Remind me about missing details in my team"
      hint="We remind you by mail and notification, 3 days and 1 day before registration closes."
      isOn={data?.reminders}
      busy={busy}
      change={(on) =>
        setReminders({ variables: { input: { on } }, optimisticResponse: { setReminders: on } })
      }
    />
  );
}
