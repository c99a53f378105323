import { foldText } from "../contract/team-name.js";

/** Length of the column `team_members.identityKey`. */
const IDENTITY_KEY_MAX = 220;

/**
 * Returns what makes a person unique in an event in addition to account and e-mail: college with roll number, ignoring
 * case and space. Null unless both are known. The roll number leads, so that only an overlong college can be cut.
 */
export function identityKey(college: string | null, universityRollNo: string | null): string | null {
  const school = foldText(college ?? "", IDENTITY_KEY_MAX);
  const rollNo = foldText(universityRollNo ?? "", IDENTITY_KEY_MAX).replaceAll(" ", "");
  // A line break cannot occur in either part, so no two pairs share a key.
  return school && rollNo ? Array.from(`${rollNo}\n${school}`).slice(0, IDENTITY_KEY_MAX).join("") : null;
}
