import { foldText } from "../contract/team-name.js";

/** The length of the column `team_members.identityKey`. */
const IDENTITY_KEY_MAX = 220;

/**
 * Returns the key that makes a person unique in an event, in addition to account and e-mail. It is the college with the
 * roll number, without case and spaces; null unless both are known. The roll number comes first, so that only an
 * overlong college can be cut.
 */
export function identityKey(college: string | null, universityRollNo: string | null): string | null {
  const school = foldText(college ?? "", IDENTITY_KEY_MAX);
  const rollNo = foldText(universityRollNo ?? "", IDENTITY_KEY_MAX).replaceAll(" ", "");
  // No part can contain a line break, so no two pairs have the same key.
  return school && rollNo ? Array.from(`${rollNo}\n${school}`).slice(0, IDENTITY_KEY_MAX).join("") : null;
}
