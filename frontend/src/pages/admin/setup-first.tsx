import { TwoStepSection } from "../../features/accounts/second-factor/components/two-step-section";
import { Banner } from "../../shared/ui/banner";

/** Stands in the place of the desk until the Superadmin has a second step. */
export function SetupFirst() {
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <Banner tone="error">The desk is closed until your account has a second step.</Banner>
      <TwoStepSection />
    </div>
  );
}
