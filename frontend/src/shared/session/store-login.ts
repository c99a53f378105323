import type { SessionFieldsFragment } from "../../graphql/shared/session";
import { GRANT_OF } from "./grant-names";
import { rememberGrants } from "./known-grants";
import { writeSession } from "./session-store";

/** Keeps what a login or a change of role answered, whole and in the specification's spelling, under `user`. */
export function storeLogin(login: SessionFieldsFragment): void {
  const { message, token, id, userId, roleName, grants, name, email } = login;
  rememberGrants(
    userId,
    grants.map((grant) => GRANT_OF[grant]),
  );
  writeSession({ message, token, id, userId, role: roleName, name, email });
}
