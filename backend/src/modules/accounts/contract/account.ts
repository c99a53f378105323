import type { Role } from "../../../kernel/contract/roles.js";

/** An account as other modules see it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly college: string | null;
  readonly universityRollNo: string | null;
  readonly codeforcesHandle: string | null;
}
