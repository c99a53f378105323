import type { Account } from "../../accounts/contract/account.js";
import { identityKey } from "./identity-key.js";
import type { ConfirmedFields } from "./team-member.repository.js";

/** Fields that a leader typed. The account may lack them. */
export interface TypedFields {
  readonly phone: string | null;
  readonly college: string | null;
  readonly universityRollNo: string | null;
  readonly codeforcesHandle: string | null;
}

/** Returns the fields of a confirmed person: the account's data, with gaps filled from the data that others entered. */
export function confirmedFields(account: Account, typed: TypedFields): ConfirmedFields {
  const college = account.college ?? typed.college;
  const universityRollNo = account.universityRollNo ?? typed.universityRollNo;
  return {
    name: account.name,
    email: account.email,
    phone: account.phone ?? typed.phone,
    college,
    universityRollNo,
    identityKey: identityKey(college, universityRollNo),
    codeforcesHandle: account.codeforcesHandle ?? typed.codeforcesHandle,
  };
}
