import { Suspense, useState } from "react";
import { useSecondFactorsQuery } from "../../../../graphql/features/accounts";
import { lazyPart } from "../../../../shared/lazy-page";
import { Skeleton } from "../../../../shared/ui/list-state";
import { Panel } from "../../../../shared/ui/panel";

const TwoStepSection = lazyPart(() => import("./two-step-section").then((m) => m.TwoStepSection));

/**
 * Shows two-step login to users whose rights it protects, and to users who have set it up. Its script is loaded only
 * for them.
 * @param offered whether the user has such rights
 */
export function OwnTwoStep({ offered }: { readonly offered: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const { data } = useSecondFactorsQuery({ skip: offered || isShown, fetchPolicy: "network-only" });
  const isOn =
    data !== undefined && (data.secondFactors.app != null || data.secondFactors.passkeys.length > 0);
  // The section stays after the last factor or the rights are removed, with its message and new recovery codes.
  if ((isOn || offered) && !isShown) setIsShown(true);
  if (!isShown) return null;
  return (
    <Suspense
      fallback={
        <Panel title="Two-step login">
          <div role="status">
            <span className="sr-only">Loading...</span>
            <Skeleton lines={4} width="18rem" />
          </div>
        </Panel>
      }
    >
      <TwoStepSection isFetched={!offered} />
    </Suspense>
  );
}
