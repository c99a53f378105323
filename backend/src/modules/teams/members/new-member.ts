import { newId } from "../../../kernel/db/ids.js";
import type { Account } from "../../accounts/contract/account.js";
import { identityKey } from "./identity-key.js";
import type { NewMember } from "../reads/team-record.js";

type Place = Pick<NewMember, "teamId" | "eventId">;

/**
 * Returns a new member for an account that another person added. Until its owner agrees, the row has no other data of
 * the account than name, e-mail address and identity key.
 */
export function addedMember(account: Account, place: Place): NewMember {
  return {
    ...place,
    id: newId(),
    userId: account.id,
    isLeader: false,
    confirmed: false,
    name: account.name,
    email: account.email,
    phone: null,
    college: null,
    universityRollNo: null,
    identityKey: identityKey(account.college, account.universityRollNo),
    codeforcesHandle: null,
  };
}

/**
 * Returns a new member for a person who joined themselves, with a copy of the account data that the team shows. The
 * copy is updated when the account changes.
 */
export function ownMember(account: Account, place: Place, { leads }: { readonly leads: boolean }): NewMember {
  return {
    ...place,
    isLeader: leads,
    confirmed: true,
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
