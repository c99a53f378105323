import { LIMITS, PERSONAL_LIMITS } from "@contract/kernel/contract/limits";
import { type Grant, GRANTS } from "@contract/kernel/contract/grants";
import { GRANT_LABELS } from "@contract/kernel/contract/grant-labels";
import { Role } from "@contract/kernel/contract/roles";
import type { AdminUserFieldsFragment, UserListQueryVariables } from "../../graphql/features/admin-users";
import type {
  Grant as GrantName,
  PersonColumn,
  Role as RoleName,
  UserSort,
} from "../../graphql/schema-types";
import { CheckIcon } from "../../shared/ui/icons";
import { DateTime } from "../../shared/ui/date-time";
import { GRANT_OF, NAME_OF } from "../../shared/session/store-login";
import type { AdminColumn, CellEdit, ListFilter } from "../../shared/table/admin-column";
import { ROLE_NAMES, ROLE_TEXTS } from "../../shared/session/role-names";

const ROLES = Object.keys(ROLE_NAMES) as RoleName[];

/** Maximum length of a phone number with a country code, spaces and brackets. */
const PHONE_INPUT_MAX = 20;

const edited = (field: PersonColumn, maxLength: number): CellEdit => ({ field, maxLength });

export type AdminUser = AdminUserFieldsFragment;

/** The columns of the list of users. Some are shown only if the admin chooses them. */
export const USER_COLUMNS: readonly AdminColumn<AdminUser, UserSort>[] = [
  {
    key: "name",
    header: "Name",
    sort: "NAME",
    primary: true,
    value: ({ name }) => name,
    edit: edited("NAME", LIMITS.nameMax),
  },
  {
    key: "email",
    header: "Email",
    sort: "EMAIL",
    sortNeeds: "readEmails",
    value: ({ email }) => email,
    // Narrower than other texts, so that the roll numbers fit on a laptop's screen.
    cell: ({ email }) =>
      email === "" ? (
        "—"
      ) : (
        <span title={email} className="md:block md:w-40 md:truncate">
          {email}
        </span>
      ),
  },
  { key: "role", header: "Role", sort: "ROLE", value: ({ role }) => ROLE_NAMES[role] },
  { key: "rights", header: "Rights", extra: true, value: ({ grants }) => grants.map(labelOf).join(", ") },
  { key: "team", header: "Team", sort: "TEAM", value: ({ teamName }) => teamName },
  {
    key: "rollNo",
    header: "Roll No.",
    sort: "ROLL_NO",
    sortNeeds: "readPersonalData",
    value: ({ universityRollNo }) => universityRollNo,
    edit: edited("ROLL_NO", PERSONAL_LIMITS.universityRollNo),
  },
  {
    key: "college",
    header: "College",
    sort: "COLLEGE",
    sortNeeds: "readPersonalData",
    value: ({ college }) => college,
    edit: edited("COLLEGE", PERSONAL_LIMITS.college),
  },
  {
    key: "handle",
    header: "Codeforces handle",
    sort: "HANDLE",
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
    sort: "CREATED_AT",
    extra: true,
    value: ({ createdAt }) => new Date(createdAt),
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
  { key: "id", header: "ID", extra: true, value: ({ id }) => id },
  { key: "teamId", header: "Team ID", extra: true, value: ({ teamId }) => teamId },
];

export const USER_FILTERS: readonly ListFilter<UserListQueryVariables>[] = [
  {
    key: "role",
    label: "Role",
    any: "Any role",
    options: Object.values(Role).map((role) => ({ value: role, label: ROLE_TEXTS[role] })),
    variables: (option) => ({ role: ROLES.find((name) => ROLE_NAMES[name] === option) ?? null }),
  },
  {
    key: "rights",
    label: "Rights",
    any: "All users",
    options: [
      { value: "some", label: "At least one right" },
      ...GRANTS.map((grant) => ({ value: grant, label: GRANT_LABELS[grant].label })),
    ],
    variables: (option) => (option === "some" ? { granted: true } : { grant: NAME_OF[option as Grant] }),
  },
  {
    key: "team",
    label: "Team",
    any: "All users",
    options: [
      { value: "with", label: "In a team" },
      { value: "without", label: "Without a team" },
    ],
    variables: (option) => ({ teamless: option === "without" }),
  },
];

function labelOf(name: GrantName): string {
  return GRANT_LABELS[GRANT_OF[name]].label;
}
