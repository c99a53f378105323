import type { ClubSettingsFieldsFragment } from "../../graphql/features/admin-settings";

type Field = ClubSettingsFieldsFragment["fields"][number];

/**
 * Returns a topic's field by its name.
 * @throws Error for an unknown name
 */
export function fieldOf({ fields }: ClubSettingsFieldsFragment, name: string): Field {
  const topicField = fields.find((field) => field.name === name);
  if (!topicField) throw new Error(`There is no setting ${name}.`);
  return topicField;
}

/**
 * Returns a field's hint and whether it is disabled. A field is disabled if the server's environment sets its value. Its
 * hint is then the name of the variable, which `FixedNote` explains once for all fields.
 */
export function fixedProps(settings: ClubSettingsFieldsFragment, name: string, hint?: string) {
  const { fixedBy } = fieldOf(settings, name);
  if (fixedBy === null) return { ...(hint === undefined ? {} : { hint }), disabled: false };
  return { hint: fixedBy, disabled: true, optional: false };
}
