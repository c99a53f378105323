import { useMemo } from "react";
import type { Grant } from "@contract/kernel/contract/grants";
import {
  UserIdsDocument,
  UsersByIdsDocument,
  UsersPartDocument,
  type AdminUserFieldsFragment,
  type UserIdsQueryVariables,
} from "../../graphql/features/admin-users";
import type { Role, UserSort } from "../../graphql/schema-types";
import { useFetch } from "../../shared/apollo/use-fetch";
import { NAME_OF } from "../../shared/session/store-login";
import { ROLE_NAMES } from "../../shared/session/role-names";
import { connectionPart } from "../../shared/table/connection-part";
import type { RowSource, View } from "../../shared/table/row-source";

/** A person as the list shows them. */
export type AdminUser = AdminUserFieldsFragment;

const ROLES = Object.keys(ROLE_NAMES) as Role[];

/** The columns that the server sorts by. */
export const USER_SORTS: Readonly<Record<string, UserSort>> = {
  name: "NAME",
  email: "EMAIL",
  role: "ROLE",
  team: "TEAM",
  college: "COLLEGE",
  rollNo: "ROLL_NO",
  handle: "HANDLE",
  created: "CREATED_AT",
};

/**
 * Accounts by the parts that a table shows, with their teams of an event; "" is the current event. Kept by the table
 * alone: in Apollo's cache they would stay after the tab is left, 15,000 of them in time.
 */
export function useUserSource(event: string): RowSource<AdminUser> {
  const part = useFetch(UsersPartDocument, "no-cache");
  const ids = useFetch(UserIdsDocument, "no-cache");
  const byIds = useFetch(UsersByIdsDocument, "no-cache");
  return useMemo(() => {
    const eventSlug = event === "" ? null : event;
    return {
      part: async (view, { first, offset = 0, after = null, counted = false }) => {
        const data = await part({ ...argumentsOf(view), first, offset, after, counted, eventSlug });
        return connectionPart(data.users, data.everybody?.totalCount);
      },
      ids: async (view) => (await ids({ ...argumentsOf(view), eventSlug })).users.ids,
      byIds: async (some) => (await byIds({ ids: [...some], eventSlug })).users.edges.map(({ node }) => node),
    };
  }, [part, ids, byIds, event]);
}

/** Search, filters and order as the API has them. */
function argumentsOf({ search, sort, chosen }: View): UserIdsQueryVariables {
  const { role, rights, team } = chosen;
  return {
    search,
    sort: USER_SORTS[sort?.key ?? "name"] ?? "NAME",
    direction: sort?.direction === "desc" ? "DESC" : "ASC",
    role: ROLES.find((name) => ROLE_NAMES[name] === role) ?? null,
    grant: rights === undefined || rights === "some" ? null : NAME_OF[rights as Grant],
    granted: rights === "some" ? true : null,
    teamless: team === undefined ? null : team === "without",
  };
}
