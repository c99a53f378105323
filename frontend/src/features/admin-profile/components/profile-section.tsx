import type { AdminProfileFieldsFragment } from "../../../graphql/generated";
import { Button } from "../../../shared/ui/button";
import { KeyValueList } from "../../../shared/ui/key-value-list";
import { Panel } from "../../../shared/ui/panel";
import { Spinner } from "../../../shared/ui/spinner";
import { useAdminProfile } from "../hooks/use-admin-profile";
import { AdminProfileForm } from "./admin-profile-form";
import { StatCards } from "./stat-cards";

/** What an info card reads without a value. Specification, "Super-admin profile dashboard". */
const NONE = "N/A";

/** The tab "Profile": who the Superadmin is, the club in figures, and the form to change one's own data. */
export function ProfileSection() {
  const { profile, loading, failed, retry } = useAdminProfile();
  if (loading) return <Spinner label="Loading..." />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-2xl tracking-tight sm:text-3xl">Welcome, {profile?.name ?? "User"}</h2>
      <StatCards />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Panel title="You">
          <div className="flex items-center gap-4 border-b border-rule pb-4">
            <Avatar name={profile?.name ?? "Anonymous"} />
            <p className="text-lg font-bold">{profile?.name ?? "Anonymous"}</p>
          </div>
          <div className="pt-4">
            <KeyValueList items={infoOf(profile)} />
          </div>
        </Panel>
        <Panel title="Change your data">
          {profile === null ? (
            <div className="grid justify-items-start gap-4">
              <p>Your data could not be fetched{failed ? "" : " yet"}.</p>
              <Button variant="secondary" onClick={retry}>
                Try again
              </Button>
            </div>
          ) : (
            <AdminProfileForm profile={profile} />
          )}
        </Panel>
      </div>
    </div>
  );
}

/** The initials, as there are no pictures of people here. */
function Avatar({ name }: { readonly name: string }) {
  const words = name.split(/\s+/u);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.charAt(0) ?? "",
  );
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center bg-accent font-mono text-xl font-bold text-on-accent"
    >
      {initials.join("").toUpperCase()}
    </span>
  );
}

function infoOf(profile: AdminProfileFieldsFragment | null) {
  return [
    { term: "Contact", value: profile?.phone ?? NONE, mono: profile?.phone != null },
    { term: "Email", value: profile?.email ?? NONE },
    { term: "College", value: profile?.college ?? NONE },
    { term: "Roll No.", value: profile?.universityRollNo ?? NONE, mono: profile?.universityRollNo != null },
  ];
}
