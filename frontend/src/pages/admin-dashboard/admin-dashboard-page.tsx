import { createElement, Suspense, useState } from "react";
import { Navigate } from "react-router-dom";
import { isPermitted, mayOpenTab, type AdminTab, type Permission } from "@contract/kernel/contract/access";
import { type Holder } from "@contract/kernel/contract/grants";
import { NotYours } from "../../features/admin-access/components/not-yours";
import { MayContext } from "../../shared/session/may";
import { usePaymentsWaiting } from "../../features/admin-overview/hooks/use-payments-waiting";
import { useAdminAccess } from "../../features/admin-access/use-admin-access";
import { MoneyTabs } from "../../features/admin-payments/components/money-tabs";
import { AdminSearch } from "../../features/admin-search/components/admin-search";
import { HelpLink } from "../../features/admin-handbook/help-link";
import { useAddress, useAddressChoice } from "../../shared/hooks/use-address";
import { paths } from "@contract/kernel/contract/paths";
import { LoadFailure } from "../../shared/ui/load-failure";
import { lazyPage, lazyPart } from "../../shared/lazy-page";
import { useSetupNeeded } from "../../shared/session/setup-needed";
import { isTabOfView } from "../../shared/session/student-view";
import { useSession } from "../../shared/session/session-store";
import { PageMeta } from "../../shared/ui/page-meta";
import { Spinner } from "../../shared/ui/spinner";
import { forgetSection, SECTION_GROUPS, SECTIONS, sectionOf } from "./sections";
import { SectionBoundary } from "./section-boundary";
import { AdminShell } from "./admin-shell";
import { t } from "@contract/kernel/contract/t";

const SetupFirst = lazyPage("SetupFirst", () => import("./setup-first"));
const HandbookSheet = lazyPart(() =>
  import("../../features/admin-handbook/handbook-sheet").then((m) => m.HandbookSheet),
);

/** /admindashboard: the admin area of Superadmins and grant holders. The address determines which tab is open. */
export function AdminDashboardPage() {
  const { holder, isStranger, loading, problem, reload } = useAdminAccess();
  const setupNeeded = useSetupNeeded(useSession()?.userId);
  // Shows a spinner until view-bar.tsx has ended the student view of a Superadmin who came back to this page.
  if (isStranger && isTabOfView()) return <Spinner label="Loading..." />;
  if (isStranger) return <Navigate to={paths.home} replace />;
  // Shows nothing of the admin area until the viewer's rights are known, because a viewer without rights is redirected
  // to the home page.
  if (setupNeeded === null && holder === null && problem === null) return <Spinner label="Loading..." />;
  if (setupNeeded === null && holder !== null) return <AdminArea holder={holder} />;
  return (
    <div className="px-4 sm:px-6">
      <PageMeta
        title="Admin"
        description="The club's admin area: people, teams, payments, rankings, events."
      />
      <h1 className="py-3 text-xl">Admin</h1>
      {setupNeeded !== null ? (
        <Suspense fallback={<Spinner label="Loading..." />}>
          <SetupFirst needed={setupNeeded} />
        </Suspense>
      ) : problem !== null ? (
        <LoadFailure problem={problem} loading={loading} onRetry={reload} />
      ) : null}
    </div>
  );
}

function AdminArea({ holder }: { readonly holder: Holder }) {
  // The default tab stays the same while the page is open, even if the viewer's rights change.
  const [first] = useState<AdminTab>(
    SECTIONS.find(({ value }) => mayOpenTab(holder, value))?.value ?? "overview",
  );
  const [open, setOpen] = useAddressChoice("tab", [first, ...SECTIONS.map(({ value }) => value)]);
  const isMine = mayOpenTab(holder, open);
  const [opened, setOpened] = useState<readonly AdminTab[]>([]);
  if (isMine && !opened.includes(open)) setOpened([...opened, open]);
  const may = (permission: Permission): boolean => isPermitted(holder, permission);
  const waiting = usePaymentsWaiting(may("reportedPayments"));
  const groups = SECTION_GROUPS.map(({ label, tabs }) => ({
    label,
    items: tabs
      .filter(({ value }) => mayOpenTab(holder, value))
      .map((tab) =>
        tab.value === "payments" ? { ...tab, waiting: { count: waiting, what: t("waiting") } } : tab,
      ),
  })).filter(({ items }) => items.length > 0);
  const { params } = useAddress();
  const section = SECTIONS.find(({ value }) => value === open);
  if (section === undefined) throw new Error(`no tab ${open}`);
  const { label } = section;
  const isMoney = open === "payments" || open === "statements";
  const content = (
    <SectionBoundary key={open} onRetry={() => forgetSection(open)}>
      <Suspense fallback={<Spinner label="Loading..." />}>
        <Section tab={open} />
      </Suspense>
    </SectionBoundary>
  );
  return (
    <MayContext value={may}>
      <AdminSearch tabs={groups.flatMap(({ items }) => items)}>
        {(search) => (
          <AdminShell
            groups={groups}
            value={open}
            title={label}
            onChange={setOpen}
            help={<HelpLink tab={open} label={label} />}
            search={search}
          >
            {isMine ? (
              isMoney ? (
                <MoneyTabs>{content}</MoneyTabs>
              ) : (
                content
              )
            ) : (
              <NotYours key={open} tab={label} grants={holder.grants} wasTheirs={opened.includes(open)} />
            )}
          </AdminShell>
        )}
      </AdminSearch>
      {params.has("help") ? (
        <Suspense>
          <HandbookSheet />
        </Suspense>
      ) : null}
    </MayContext>
  );
}

/**
 * Shows the open tab. Looks up the component on every render, because a retry replaces a component whose script failed
 * to load.
 */
function Section({ tab }: { readonly tab: AdminTab }) {
  return createElement(sectionOf(tab));
}
