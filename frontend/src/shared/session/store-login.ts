import type { SessionFieldsFragment } from "../../graphql/generated";
import { writeSession } from "./session-store";

/** Keeps what a login or a change of role answered, whole and in the specification's spelling, under `user`. */
export function storeLogin(login: SessionFieldsFragment): void {
  const { message, token, id, userId, roleName, name, email } = login;
  writeSession({ message, token, id, userId, role: roleName, name, email });
}
