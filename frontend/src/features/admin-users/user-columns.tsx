import { LIMITS, PERSONAL_LIMITS } from "@contract/kernel/contract/limits";
import { GRANTS } from "@contract/kernel/contract/grants";
import { GRANT_LABELS } from "@contract/kernel/contract/grant-labels";
import { Role } from "@contract/kernel/contract/roles";
import type { Grant as GrantName } from "../../graphql/schema-types";
import { CheckIcon } from "../../shared/ui/icons";
import { DateTime } from "../../shared/ui/date-time";
import { GRANT_OF } from "../../shared/session/grant-names";
import { actionsColumn, type AdminColumn, type TableFilter } from "../../shared/table/admin-column";
import { USER_SORTS, type AdminUser } from "./user-source";
import { ROLE_NAMES, ROLE_TEXTS } from "../../shared/session/role-names";

/**
 * The columns of an admin's user row, and what else is known. Without `edit` no actions.
 * @param save saves a cell; null where cells are not edited
 * @param maySort whether the reader may sort by a column: not by what they do not see
 */
export function userColumns(
  edit: ((user: AdminUser) => React.ReactNode) | null,
  maySort: (key: string) => boolean,
  save: SaveField | null,
): readonly AdminColumn<AdminUser>[] {
  const columns: readonly AdminColumn<AdminUser>[] = [
    { key: "name", header: "Name", primary: true, value: ({ name }) => name },
    { key: "email", header: "Email", value: ({ email }) => email },
    { key: "role", header: "Role", value: ({ role }) => ROLE_NAMES[role] },
    { key: "rights", header: "Rights", extra: true, value: ({ grants }) => grants.map(labelOf).join(", ") },
    { key: "team", header: "Team", value: ({ teamName }) => teamName },
    { key: "college", header: "College", value: ({ college }) => college },
    { key: "rollNo", header: "Roll No.", value: ({ universityRollNo }) => universityRollNo },
    {
      key: "handle",
      header: "Codeforces handle",
      value: ({ codeforcesHandle }) => codeforcesHandle,
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
    { key: "phone", header: "Phone", extra: true, value: ({ phone }) => phone },
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
      ...(save === null ? {} : editOf(column.key, save)),
    })),
    ...(edit === null ? [] : [actionsColumn(edit, "edit")]),
  ];
}

/** The columns that are edited in their place, and their fields. */
const EDITED = {
  name: { field: "name", maxLength: LIMITS.nameMax },
  college: { field: "college", maxLength: PERSONAL_LIMITS.college },
  rollNo: { field: "universityRollNo", maxLength: PERSONAL_LIMITS.universityRollNo },
  handle: { field: "codeforcesHandle", maxLength: LIMITS.handleInputMax },
  phone: { field: "phone", maxLength: 20 },
} as const;
type EditedField = (typeof EDITED)[keyof typeof EDITED]["field"];

/** Saves one field of a person, if it is still what the row says. */
export type SaveField = (user: AdminUser, field: EditedField, text: string) => Promise<AdminUser | undefined>;

function editOf(key: string, save: SaveField): Pick<AdminColumn<AdminUser>, "edit"> {
  if (!(key in EDITED)) return {};
  const { field, maxLength } = EDITED[key as keyof typeof EDITED];
  return {
    edit: { text: (user) => user[field] ?? "", save: (user, text) => save(user, field, text), maxLength },
  };
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
      { value: "some", label: "Any grant" },
      ...GRANTS.map((grant) => ({ value: grant, label: GRANT_LABELS[grant].label })),
    ],
  },
  {
    key: "team",
    label: "Team",
    any: "With or without",
    options: [
      { value: "with", label: "In a team" },
      { value: "without", label: "Without a team" },
    ],
  },
];

function labelOf(name: GrantName): string {
  return GRANT_LABELS[GRANT_OF[name]].label;
}
