import type { Grant } from "@contract/kernel/contract/grants";
import type { Grant as GrantName } from "../../graphql/schema-types";

/** The grants as GraphQL spells them → as the contract does. */
export const GRANT_OF: Readonly<Record<GrantName, Grant>> = {
  TREASURER: "treasurer",
  CONTEST: "contest",
  DESK: "desk",
  CONTENT: "content",
  READER: "reader",
};

/** The other way. */
export const NAME_OF = Object.fromEntries(
  Object.entries(GRANT_OF).map(([name, grant]) => [grant, name]),
) as Readonly<Record<Grant, GrantName>>;
