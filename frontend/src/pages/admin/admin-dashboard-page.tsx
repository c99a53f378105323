import { PaymentsSection } from "../../features/admin/components/payments-section";
import { useAddressChoice } from "../../features/admin/hooks/use-address-choice";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { SideTabs } from "./side-tabs";

/** The panel's tabs, in their order; a new one is one more line here. */
const SECTIONS = [{ value: "payments", label: "Payments", content: <PaymentsSection /> }] as const;

/** /admindashboard: the Superadmin's desk. What is open lives in the address. */
export function AdminDashboardPage() {
  const [section, setSection] = useAddressChoice("tab", ["payments"]);
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Admin"
        description="The Superadmin's desk: transfers that teams reported, to accept or reject."
      />
      <PageHeading kicker="Superadmin" subtitle="Transfers that teams reported, oldest first.">
        Admin
      </PageHeading>
      <div className="pt-8">
        <SideTabs label="Admin" items={SECTIONS} value={section} onChange={setSection} />
      </div>
    </div>
  );
}
