import type { ClubSettingsFieldsFragment } from "../../graphql/features/admin-settings";

type Field = ClubSettingsFieldsFragment["fields"][number];

/** A topic's field by its name. @throws Error when there is none */
export function fieldOf({ fields }: ClubSettingsFieldsFragment, name: string): Field {
  const topicField = fields.find((field) => field.name === name);
  if (!topicField) throw new Error(`There is no setting ${name}.`);
  return topicField;
}

/** What a field of the form has to say besides its hint, and whether it can be changed: the environment comes first. */
export function fixedProps(settings: ClubSettingsFieldsFragment, name: string, hint?: string) {
  const { fixedBy } = fieldOf(settings, name);
  if (fixedBy === null) return { ...(hint === undefined ? {} : { hint }), disabled: false };
  return {
    hint: `Set by ${fixedBy} in the server's environment. You cannot change it here.`,
    disabled: true,
  };
}
