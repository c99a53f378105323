import { newId } from "../../kernel/db/ids.js";
import type { Account } from "../accounts/contract/account.js";
import { identityKey } from "./identity-key.js";
import type { NewMember } from "./team-record.js";

/** The membership of an account: a copy of what the team shows of it, kept in step by handles and linking. */
export function memberFromAccount(
  account: Account,
  place: Pick<NewMember, "teamId" | "eventId" | "isLeader">,
): NewMember {
  return {
    ...place,
    id: newId(),
    userId: account.id,
    name: account.name,
    email: account.email,
    phone: account.phone,
    college: account.college,
    universityRollNo: account.universityRollNo,
    identityKey: identityKey(account.college, account.universityRollNo),
    codeforcesHandle: account.codeforcesHandle,
  };
}
