import type { User } from "../../modules/admin/user.types.js";
import type { UpdateUserInput, UserBodyInput } from "../../modules/admin/contract/update-user.input.js";

/** An account as a row of the admin's list. */
export function userRow(user: User): object {
  const { id, name, email, phone, role, teamId, college, universityRollNo, codeforcesHandle } = user;
  return {
    _id: id,
    name,
    email,
    phone,
    role,
    teamId,
    college,
    universityRollNo,
    codeforceHandle: codeforcesHandle,
  };
}

/** The fields of a changed row; the handle may be spelt either way. */
export function userFields({ codeforceHandle, ...fields }: UserBodyInput): Omit<UpdateUserInput, "userId"> {
  return codeforceHandle === undefined ? fields : { codeforcesHandle: codeforceHandle, ...fields };
}
