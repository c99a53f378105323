import { foldText } from "../contract/team-name.js";

/** The length of the column `team_members.identityKey`. */
const IDENTITY_KEY_MAX = 220;

/**
 * Returns a key made of college and roll number, which identifies a person in an event just as the account and the
 * e-mail address do. Ignores case, and spaces in the roll number. Returns null if the college or the roll number is
 * unknown. The roll number comes first, so that only an overlong college is cut.
 */
export function identityKey(college: string | null, universityRollNo: string | null): string | null {
  const school = foldText(college ?? "", IDENTITY_KEY_MAX);
  const rollNo = foldText(universityRollNo ?? "", IDENTITY_KEY_MAX).replaceAll(" ", "");
  // Neither part can contain a line break, so different pairs have different keys unless the college is cut.
  return school && rollNo ? Array.from(`${rollNo}\n${school}`).slice(0, IDENTITY_KEY_MAX).join("") : null;
}
