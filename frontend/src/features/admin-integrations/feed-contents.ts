import type { Permission } from "@contract/kernel/contract/access";
import type { FeedContent } from "../../graphql/schema-types";

/** What a feed may have, and who may see it. */
export const FEED_CONTENTS: readonly {
  readonly value: FeedContent;
  readonly label: string;
  readonly permission: Permission;
}[] = [
  { value: "teams", label: "Teams", permission: "teams" },
  { value: "payments", label: "Payments", permission: "reportedPayments" },
  { value: "people", label: "People in teams", permission: "allUsers" },
];
