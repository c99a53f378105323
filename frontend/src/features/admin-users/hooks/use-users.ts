import { useAllUsersQuery, type AdminUserFieldsFragment } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";

export type AdminUser = AdminUserFieldsFragment;
const NONE: readonly AdminUser[] = [];

/** Every account, by name. */
export function useUsers() {
  const { data, ...state } = useQueryState(useAllUsersQuery({ fetchPolicy: "cache-and-network" }));
  return { users: data?.allUsers ?? NONE, ...state };
}
