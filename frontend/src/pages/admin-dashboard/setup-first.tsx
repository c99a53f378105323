import { TwoStepSection } from "../../features/accounts/second-factor/components/two-step-section";

/** Stands in the place of the admin area until the Superadmin has a second step. */
export function SetupFirst() {
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <p role="alert" className="text-lg font-semibold">
        The admin panel is closed until your account has a second step.
      </p>
      <TwoStepSection />
    </div>
  );
}
