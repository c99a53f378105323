import {
  useStatisticsQuery,
  useAdminProfileQuery,
  type AdminProfileFieldsFragment,
  type StatisticsQuery,
} from "../../../graphql/features/admin-profile";
import { Button } from "../../../shared/ui/button";
import { KeyValueList } from "../../../shared/ui/key-value-list";
import { Panel } from "../../../shared/ui/panel";
import { Spinner } from "../../../shared/ui/spinner";
import { AdminProfileForm } from "./admin-profile-form";
import { useEffect, type ReactNode } from "react";
import { useSession } from "../../../shared/session/session-store";
import { initials } from "../../../shared/format/initials";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

/** The text of an info card without a value (specification, "Super-admin profile dashboard"). */
const NONE = "N/A";

/**
 * The tab "Profile": the Superadmin's account, figures about the club, and the form for the Superadmin's own data.
 * @param children content below the account, next to the form, which is higher
 */
export function ProfileSection({ children }: { readonly children?: ReactNode }) {
  const { profile, loading, retry } = useAdminProfile();
  if (loading)
    return (
      <div className="arriving">
        <Spinner label="Loading..." />
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-xl">Welcome, {profile?.name ?? "User"}</h2>
      <StatCards />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Panel title="You">
            <div className="flex items-center gap-4 border-b border-rule pb-4">
              <Avatar name={profile?.name ?? t("Anonymous")} />
              <p className="text-lg font-bold">{profile?.name ?? "Anonymous"}</p>
            </div>
            <div className="pt-4">
              <KeyValueList items={infoOf(profile)} />
            </div>
          </Panel>
          {children}
        </div>
        <Panel title="Change your profile">
          {profile === null ? (
            <div className="grid justify-items-start gap-4">
              <p>Your profile could not be loaded. Try again.</p>
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

/** Shows initials, because the site has no pictures of its users. */
function Avatar({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center bg-accent font-mono text-xl font-bold text-on-accent"
    >
      {initials(name)}
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

type Figure = Exclude<keyof StatisticsQuery["statistics"], "__typename">;

/** The three cards that the specification requires. */
const CARDS: readonly (readonly [Figure, string])[] = [
  ["totalEvents", t("Total Events")],
  ["upcomingEvents", t("Upcoming Events")],
  ["completedEvents", t("Completed Events")],
];
const EVENING: readonly (readonly [Figure, string])[] = [
  ["users", t("Accounts|people")],
  ["teams", t("Teams in all events")],
  ["pendingPayments", t("Payments to decide")],
];

/** Shows figures about the club, counted when the tab opens. */
function StatCards() {
  const { data } = useStatisticsQuery({ fetchPolicy: "cache-and-network" });
  const shown = (figure: Figure) => data?.statistics[figure].toLocaleString(LOCALE) ?? "–";
  return (
    <div className="grid gap-px border border-rule bg-rule sm:grid-cols-3">
      {CARDS.map(([figure, label]) => (
        <p key={figure} className="flex flex-col-reverse bg-surface px-4 py-3">
          <span className="text-sm text-soft">{label}</span>
          <span className="font-mono text-3xl font-bold">{shown(figure)}</span>
        </p>
      ))}
      {EVENING.map(([figure, label]) => (
        <p key={figure} className="flex items-baseline justify-between gap-3 bg-surface px-4 py-2.5">
          <span className="text-sm text-soft">{label}</span>
          <span className="font-mono font-bold">{shown(figure)}</span>
        </p>
      ))}
    </div>
  );
}

/**
 * Fetches the Superadmin's own data (ADR 39). `loading` is false once the request has ended, even if it failed.
 * Failures are only logged, and the screen shows its fallbacks.
 */
function useAdminProfile() {
  const hasToken = useSession() !== null;
  const { data, error, loading, refetch } = useAdminProfileQuery({ skip: !hasToken });
  useEffect(() => {
    if (!hasToken) console.error("Token not found");
    if (error !== undefined) console.error("Error fetching admin profile", error);
  }, [hasToken, error]);
  return {
    profile: data?.adminProfile ?? null,
    loading: !hasToken || (loading && data === undefined),
    retry: () => void refetch().catch(() => undefined),
  };
}
