import { PageHeading } from "../../shared/ui/page-heading";

/** To be filled. */
export function AddMemberPage() {
  return <PageHeading>Add Team Members</PageHeading>;
}
