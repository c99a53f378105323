import { useNameInResultsQuery, useSetNameInResultsMutation } from "../../../graphql/features/results";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { SwitchPanel } from "../../../shared/settings/switch-panel";

/** Lets the user agree that results show their name, or withdraw their agreement. */
export function ResultNamePanel() {
  const { data, ...state } = useQueryState(useNameInResultsQuery());
  const [setName, { loading: busy }] = useSetNameInResultsMutation({
    update: (cache, { data: reply }) => {
      if (reply) cache.modify({ fields: { nameInResults: () => reply.setNameInResults } });
    },
  });
  return (
    <SwitchPanel
      {...state}
      title="Results"
      label="Show my name in the results"
      hint="Anyone can read the results. If you hide your name, the results show only your team, its handles and its college. You can change this setting at any time."
      isOn={data?.nameInResults}
      busy={busy}
      change={(on) => setName({ variables: { input: { on } }, optimisticResponse: { setNameInResults: on } })}
    />
  );
}
