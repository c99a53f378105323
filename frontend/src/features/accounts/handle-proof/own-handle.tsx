import { useHandleProofQuery } from "../../../graphql/features/accounts";
import { HandleBadge } from "../../../shared/ui/badge";
import { HandleProof } from "./handle-proof";

interface OwnHandleProps {
  readonly handle: string | null;
  /** The text to show for a missing handle. */
  readonly none: string;
}

/** Shows the user's own handle, whether it is verified, and a way to prove it. */
export function OwnHandle({ handle, none }: OwnHandleProps) {
  // Not cached: a challenge expires, and the handle may change elsewhere.
  const { data, refetch } = useHandleProofQuery({ fetchPolicy: "no-cache" });
  const state = data?.handleProof;
  const verified = (state?.provedAt ?? null) !== null;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className={handle === null ? "" : "font-mono wrap-anywhere"}>{handle ?? none}</span>
      <HandleBadge handle={{ handleVerified: verified }} />
      {state?.offered === true ? (
        <HandleProof
          handle={handle}
          verified={verified}
          ask={async () => (await refetch()).data?.handleProof.challenge ?? null}
        />
      ) : null}
    </span>
  );
}
