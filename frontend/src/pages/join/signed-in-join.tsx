import { JoinForm } from "../../features/teams/invitations/join-form";
import { ApolloBoundary } from "../../shared/apollo/apollo-boundary";

/** Joining, for somebody who is signed in. */
export function SignedInJoin(props: { readonly token: string; readonly teamName: string }) {
  return (
    <ApolloBoundary>
      <JoinForm {...props} />
    </ApolloBoundary>
  );
}
