import { Suspense, useState } from "react";
import { useSecondFactorsQuery } from "../../../../graphql/features/accounts";
import { lazyPart } from "../../../../shared/lazy-part";
import { Skeleton } from "../../../../shared/ui/list-state";
import { Panel } from "../../../../shared/ui/panel";

const TwoStepSection = lazyPart(() => import("./two-step-section").then((m) => m.TwoStepSection));

/**
 * Shows two-step login to users whose rights it protects, and to users who have set it up. Its script is loaded only
 * for them.
 * @param offered whether the user has such rights
 */
export function OwnTwoStep({ offered }: { readonly offered: boolean }) {
  const { data } = useSecondFactorsQuery({ skip: offered, fetchPolicy: "no-cache" });
  const [wasOn, setWasOn] = useState(false);
  const isOn =
    data !== undefined && (data.secondFactors.app != null || data.secondFactors.passkeys.length > 0);
  if (isOn && !wasOn) setWasOn(true); // The section stays after the last factor is removed, with its message.
  if (!offered && !wasOn) return null;
  return (
    <Suspense
      fallback={
        <Panel title="Two-step login">
          <Skeleton lines={4} width="18rem" />
        </Panel>
      }
    >
      <TwoStepSection />
    </Suspense>
  );
}
