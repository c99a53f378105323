import { PageHeading } from "../../shared/ui/page-heading";

/** To be filled. */
export function DashboardPage() {
  return <PageHeading>Dashboard</PageHeading>;
}
