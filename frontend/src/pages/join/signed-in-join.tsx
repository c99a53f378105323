import type { ComponentProps } from "react";
import { Joining } from "../../features/teams/invitations/joining";
import { ApolloBoundary } from "../../shared/apollo/apollo-boundary";

/** The part of the page /join/:token that only signed-in users see. */
export function SignedInJoin(props: ComponentProps<typeof Joining>) {
  return (
    <ApolloBoundary>
      <Joining {...props} />
    </ApolloBoundary>
  );
}
