import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useAllUsersQuery, type DeskUserFieldsFragment } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

export type DeskUser = DeskUserFieldsFragment;
const NONE: readonly DeskUser[] = [];

/** Every account, by name. After a failed refresh the list from before stays. */
export function useUsers() {
  const { data, previousData, error, loading, refetch } = useAllUsersQuery({
    fetchPolicy: "cache-and-network",
  });
  const known = data ?? previousData;
  return {
    users: known?.allUsers ?? NONE,
    isKnown: known !== undefined,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.generic).message,
    reload: async () => {
      await refetch().catch(() => undefined);
    },
  };
}
