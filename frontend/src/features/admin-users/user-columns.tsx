import { LIMITS, PERSONAL_LIMITS } from "@contract/kernel/contract/limits";
import { GRANTS } from "@contract/kernel/contract/grants";
import { GRANT_LABELS } from "@contract/kernel/contract/grant-labels";
import { Role } from "@contract/kernel/contract/roles";
import type { Grant as GrantName, PersonColumn } from "../../graphql/schema-types";
import { CheckIcon } from "../../shared/ui/icons";
import { DateTime } from "../../shared/ui/date-time";
import { GRANT_OF } from "../../shared/session/store-login";
import {
  actionsColumn,
  type AdminColumn,
  type CellEdit,
  type TableFilter,
} from "../../shared/table/admin-column";
import { USER_SORTS, type AdminUser } from "./user-source";
import { ROLE_NAMES, ROLE_TEXTS } from "../../shared/session/role-names";

/** A number with its country code, and with the spaces and brackets that people put around it. */
const PHONE_INPUT_MAX = 20;

const edited = (field: PersonColumn, maxLength: number): CellEdit => ({ field, maxLength });

/**
 * The columns of an admin's user row, and what else is known. Without `edit` no actions.
 * @param maySort whether the reader may sort by a column: not by what they do not see
 */
export function userColumns(
  edit: ((user: AdminUser) => React.ReactNode) | null,
  maySort: (key: string) => boolean,
): readonly AdminColumn<AdminUser>[] {
  const columns: readonly AdminColumn<AdminUser>[] = [
    {
      key: "name",
      header: "Name",
      primary: true,
      value: ({ name }) => name,
      edit: edited("NAME", LIMITS.nameMax),
    },
    { key: "email", header: "Email", value: ({ email }) => email },
    { key: "role", header: "Role", value: ({ role }) => ROLE_NAMES[role] },
    { key: "rights", header: "Rights", extra: true, value: ({ grants }) => grants.map(labelOf).join(", ") },
    { key: "team", header: "Team", value: ({ teamName }) => teamName },
    {
      key: "college",
      header: "College",
      value: ({ college }) => college,
      edit: edited("COLLEGE", PERSONAL_LIMITS.college),
    },
    {
      key: "rollNo",
      header: "Roll No.",
      value: ({ universityRollNo }) => universityRollNo,
      edit: edited("ROLL_NO", PERSONAL_LIMITS.universityRollNo),
    },
    {
      key: "handle",
      header: "Codeforces handle",
      value: ({ codeforcesHandle }) => codeforcesHandle,
      edit: edited("HANDLE", LIMITS.handleInputMax),
      cell: ({ codeforcesHandle, handleVerified }) => (
        <>
          {codeforcesHandle}
          {handleVerified ? (
            <>
              <CheckIcon className="ml-1 inline size-4 text-good" />
              <span className="sr-only"> (verified)</span>
            </>
          ) : null}
        </>
      ),
    },
    {
      key: "phone",
      header: "Phone",
      extra: true,
      value: ({ phone }) => phone,
      edit: edited("PHONE", PHONE_INPUT_MAX),
    },
    {
      key: "created",
      header: "Signed up",
      extra: true,
      value: ({ createdAt }) => new Date(createdAt),
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    { key: "id", header: "Id", extra: true, value: ({ id }) => id },
    { key: "teamId", header: "Team id", extra: true, value: ({ teamId }) => teamId },
  ];
  return [
    ...columns.map((column) => ({
      ...column,
      sortable: column.key in USER_SORTS && maySort(column.key),
    })),
    ...(edit === null ? [] : [actionsColumn(edit, "edit")]),
  ];
}

export const USER_FILTERS: readonly TableFilter[] = [
  {
    key: "role",
    label: "Role",
    any: "Any role",
    options: Object.values(Role).map((role) => ({ value: role, label: ROLE_TEXTS[role] })),
  },
  {
    key: "rights",
    label: "Rights",
    any: "Any rights",
    options: [
      { value: "some", label: "At least one right" },
      ...GRANTS.map((grant) => ({ value: grant, label: GRANT_LABELS[grant].label })),
    ],
  },
  {
    key: "team",
    label: "Team",
    any: "With or without a team",
    options: [
      { value: "with", label: "In a team" },
      { value: "without", label: "Without a team" },
    ],
  },
];

function labelOf(name: GrantName): string {
  return GRANT_LABELS[GRANT_OF[name]].label;
}
