import type { ClubSettingsFieldsFragment } from "../../../graphql/features/admin-settings";
import { Banner } from "../../../shared/ui/banner";

/** Explains the disabled fields of a form. Renders nothing if the server's environment sets no value of the topic. */
export function FixedNote({ settings }: { readonly settings: ClubSettingsFieldsFragment }) {
  if (settings.fields.every(({ fixedBy }) => fixedBy === null)) return null;
  return (
    <Banner tone="info">
      The server's environment sets the values of the grey fields. You cannot change these values here. Each
      grey field shows the name of its variable.
    </Banner>
  );
}
