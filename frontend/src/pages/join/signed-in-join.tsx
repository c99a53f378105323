import { JoinForm } from "../../features/teams/invitations/join-form";
import { ApolloBoundary } from "../../shared/apollo/apollo-boundary";

/** The part of the page /join/:token in which a signed-in user joins. */
export function SignedInJoin(props: { readonly token: string; readonly teamName: string }) {
  return (
    <ApolloBoundary>
      <JoinForm {...props} />
    </ApolloBoundary>
  );
}
