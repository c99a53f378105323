import { registerEnumType } from "type-graphql";
import { Grant } from "../../../kernel/contract/grants.js";
import { GRANT_LABELS } from "../../../kernel/contract/grant-labels.js";

/** The grants under names that GraphQL's enums use; the values are those that are stored. */
export const ApiGrant = {
  TREASURER: Grant.Treasurer,
  CONTEST: Grant.Contest,
  DESK: Grant.Desk,
  CONTENT: Grant.Content,
  READER: Grant.Reader,
} as const;

registerEnumType(ApiGrant, {
  name: "Grant",
  description: "A right that a Superadmin gives to somebody who is not one.",
  valuesConfig: {
    TREASURER: { description: GRANT_LABELS.treasurer.gives },
    CONTEST: { description: GRANT_LABELS.contest.gives },
    DESK: { description: GRANT_LABELS.desk.gives },
    CONTENT: { description: GRANT_LABELS.content.gives },
    READER: { description: GRANT_LABELS.reader.gives },
  },
});
