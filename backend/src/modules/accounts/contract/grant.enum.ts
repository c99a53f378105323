import { registerEnumType } from "type-graphql";
import { Grant } from "../../../kernel/contract/grants.js";
import { GRANT_WORDS } from "../../../kernel/contract/grant-words.js";

/** The grants under names that GraphQL's enums use; the values are those that are stored. */
export const GrantEnum = {
  TREASURER: Grant.Treasurer,
  CONTEST: Grant.Contest,
  DESK: Grant.Desk,
  CONTENT: Grant.Content,
  READER: Grant.Reader,
} as const;

registerEnumType(GrantEnum, {
  name: "Grant",
  description: "A right that a Superadmin gives to somebody who is not one.",
  valuesConfig: {
    TREASURER: { description: GRANT_WORDS.treasurer.gives },
    CONTEST: { description: GRANT_WORDS.contest.gives },
    DESK: { description: GRANT_WORDS.desk.gives },
    CONTENT: { description: GRANT_WORDS.content.gives },
    READER: { description: GRANT_WORDS.reader.gives },
  },
});
