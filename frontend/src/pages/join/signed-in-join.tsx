import { JoinForm } from "../../features/teams/invitations/join-form";
import { ApolloBoundary } from "../../shared/apollo/apollo-boundary";

/** Joining, for a signed-in user. */
export function SignedInJoin(props: { readonly token: string; readonly teamName: string }) {
  return (
    <ApolloBoundary>
      <JoinForm {...props} />
    </ApolloBoundary>
  );
}
