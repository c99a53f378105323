import { PageHeading } from "../../shared/ui/page-heading";

/** To be filled. */
export function CreateTeamPage() {
  return <PageHeading>Create Team</PageHeading>;
}
