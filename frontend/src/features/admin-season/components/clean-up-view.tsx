import { useCleanUpRulesQuery } from "../../../graphql/features/admin-season";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { ListState } from "../../../shared/ui/list-state";
import { CleanUpForm } from "./clean-up-form";

/** What is cleaned up by itself, and changing that. */
export function CleanUpView({ onDone }: { readonly onDone: (text: string) => void }) {
  const { data, ...state } = useQueryState(useCleanUpRulesQuery({ fetchPolicy: "network-only" }));
  const rules = data?.cleanUpRules;
  return (
    <ListState state={state}>
      {rules === undefined ? null : (
        <CleanUpForm
          key={rules.version}
          rules={rules}
          onDone={(text) => {
            onDone(text);
            void state.reload();
          }}
        />
      )}
    </ListState>
  );
}
