import { useCallback } from "react";
import { normalisePhone } from "@contract/kernel/contract/phone";
import { useUpdateUserMutation } from "../../../graphql/features/admin-users";
import type { SaveField } from "../user-columns";

/** Saves one field of a person, unless somebody else changed it since the row was read. */
export function useSaveField(): SaveField {
  const [update] = useUpdateUserMutation();
  return useCallback(
    async (user, field, text) => {
      const value = field === "phone" ? normalisePhone(text) : text;
      const input = { userId: user.id, [field]: value, expected: user[field] ?? "" };
      const { data } = await update({ variables: { input } });
      const saved = data?.updateUser.user;
      // The team of the event that the list is about stays.
      return saved && { ...saved, teamId: user.teamId, teamName: user.teamName };
    },
    [update],
  );
}
