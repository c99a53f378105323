import type { ComponentType } from "react";
import {
  useClubSettingsQuery,
  type ClubSettingsFieldsFragment,
} from "../../../graphql/features/admin-settings";
import type { SettingsTopicName } from "../../../graphql/schema-types";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { ListState } from "../../../shared/ui/list-state";
import { SettingsHistory } from "./settings-history";

interface TopicSettingsProps {
  readonly topic: SettingsTopicName;
  readonly Form: ComponentType<{
    readonly settings: ClubSettingsFieldsFragment;
    readonly onSaved: (message: string) => void;
    readonly isStep: boolean;
  }>;
  readonly onSaved: (message: string) => void;
  /** True in a step of the setup. The step shows no history, and the setup continues after the save. */
  readonly isStep?: boolean;
}

/** Shows a topic's form with the current values, and their history. */
export function TopicSettings({ topic, Form, onSaved, isStep = false }: TopicSettingsProps) {
  const { data, ...state } = useQueryState(
    useClubSettingsQuery({ variables: { topic }, fetchPolicy: "network-only" }),
  );
  const settings = data?.clubSettings;
  return (
    <ListState state={state}>
      {settings === undefined ? null : (
        <>
          {/* When the version changes, the form starts again with the stored values. */}
          <Form
            key={settings.version}
            settings={settings}
            isStep={isStep}
            onSaved={(message) => {
              void state.reload();
              onSaved(message);
            }}
          />
          {isStep ? null : <SettingsHistory versions={settings.versions} />}
        </>
      )}
    </ListState>
  );
}
