import { PageHeading } from "../../shared/ui/page-heading";

/** To be filled. */
export function TeamViewPage() {
  return <PageHeading>Team</PageHeading>;
}
