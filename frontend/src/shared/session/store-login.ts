import type { Grant } from "@contract/kernel/contract/grants";
import type { Grant as GrantName } from "../../graphql/schema-types";
import type { SessionFieldsFragment } from "../../graphql/shared/session";
import { rememberGrants } from "./known-grants";
import { writeSession } from "./session-store";

export const GRANT_OF: Readonly<Record<GrantName, Grant>> = {
  TREASURER: "treasurer",
  CONTEST: "contest",
  DESK: "desk",
  CONTENT: "content",
  READER: "reader",
};

export const NAME_OF = Object.fromEntries(
  Object.entries(GRANT_OF).map(([name, grant]) => [grant, name]),
) as Readonly<Record<Grant, GrantName>>;

/**
 * Stores a session from the server under `user`, with the specification's field names. The server sends a session after
 * a login, and after changes such as a new role, password or e-mail address.
 */
export function storeLogin(login: SessionFieldsFragment): void {
  const { message, token, id, userId, roleName, grants, name, email } = login;
  rememberGrants(
    userId,
    grants.map((grant) => GRANT_OF[grant]),
  );
  writeSession({ message, token, id, userId, role: roleName, name, email });
}
