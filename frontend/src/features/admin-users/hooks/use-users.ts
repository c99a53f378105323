import { useAllUsersQuery, type DeskUserFieldsFragment } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";

export type DeskUser = DeskUserFieldsFragment;
const NONE: readonly DeskUser[] = [];

/** Every account, by name. */
export function useUsers() {
  const { data, ...state } = useQueryState(useAllUsersQuery({ fetchPolicy: "cache-and-network" }));
  return { users: data?.allUsers ?? NONE, ...state };
}
