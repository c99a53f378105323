import { Suspense } from "react";
import { useAddressChoice } from "../../features/admin/table/use-address-choice";
import { lazyPage } from "../../shared/lazy-page";
import { useSetupNeeded } from "../../shared/session/setup-needed";
import { useSession } from "../../shared/session/use-session";
import { PageMeta } from "../../shared/ui/page-meta";
import { Spinner } from "../../shared/ui/spinner";
import { SECTIONS } from "./sections";
import { SideTabs } from "./side-tabs";

const [FIRST, ...OTHERS] = SECTIONS.map(({ value }) => value);

const SetupFirst = lazyPage("SetupFirst", () => import("./setup-first"));

/** /admindashboard: the Superadmin's desk. What is open lives in the address. */
export function AdminDashboardPage() {
  const [open, setOpen] = useAddressChoice("tab", [FIRST ?? "profile", ...OTHERS]);
  const setupNeeded = useSetupNeeded(useSession()?.userId);
  return (
    <div className="frame py-4 sm:py-6">
      <PageMeta
        title="Admin"
        description="The Superadmin's desk: people, teams, payments, rankings, events."
      />
      {/* Smaller than other pages' heads: the lists need the room. */}
      <h1 className="border-b-2 border-ink pb-2 text-2xl tracking-tight">Admin</h1>
      <div className="pt-4">
        {setupNeeded ? (
          <Suspense fallback={<Spinner label="Loading..." />}>
            <SetupFirst />
          </Suspense>
        ) : (
          <SideTabs label="Admin" items={SECTIONS} value={open} onChange={setOpen}>
            {SECTIONS.map(({ value, Section }) =>
              value === open ? (
                <Suspense key={value} fallback={<Spinner label="Loading..." />}>
                  <Section />
                </Suspense>
              ) : null,
            )}
          </SideTabs>
        )}
      </div>
    </div>
  );
}
