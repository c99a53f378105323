import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { Role } from "@contract/kernel/contract/roles";
import { useViewerQuery, type Role as RoleName } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { KeyValueList } from "../../../shared/ui/key-value-list";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { Panel } from "../../../shared/ui/panel";
import { Skeleton } from "../../../shared/ui/skeleton";
import { Spinner } from "../../../shared/ui/spinner";

const ROLES: Record<RoleName, Role> = {
  USER: Role.User,
  TEAM_LEADER: Role.TeamLeader,
  SUPERADMIN: Role.Superadmin,
};

/** What a field without a value reads, as the specification's dashboard has it. */
const NONE = "N/A";

/** The signed-in person's own details. */
export function ProfileCard() {
  const { data, error, loading, refetch } = useViewerQuery();
  const viewer = data?.viewer;
  if (viewer) {
    return (
      <Panel title="Details">
        <KeyValueList
          items={[
            { term: "Name", value: viewer.name },
            { term: "Email", value: viewer.email },
            { term: "Role", value: ROLES[viewer.role] },
            { term: "Phone", value: viewer.phone ?? NONE, mono: true },
            { term: "College", value: viewer.college ?? NONE },
            { term: "Roll No.", value: viewer.universityRollNo ?? NONE, mono: true },
            { term: "Codeforces handle", value: viewer.codeforcesHandle ?? NONE, mono: true },
          ]}
        />
      </Panel>
    );
  }
  if (loading) {
    return (
      <Panel title="Details" aside={<Spinner label="Loading..." />}>
        <div className="grid gap-8 py-3">
          {Array.from({ length: 7 }, (_, line) => (
            <Skeleton key={line} width="60%" />
          ))}
        </div>
      </Panel>
    );
  }
  return (
    <LoadFailure
      problem={toAppError(error, FALLBACKS.generic).message}
      loading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
