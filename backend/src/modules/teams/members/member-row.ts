import { handleKey } from "../../../kernel/contract/handle.js";
import type { TeamMember } from "../team-member.entity.js";
import type { NewMember } from "../reads/team-record.js";

/**
 * Returns the row for a new person in a team.
 * @param holdsHandle false if another person in the event holds the handle
 */
export function newRow({ confirmed, isLeader, ...member }: NewMember, holdsHandle: boolean): TeamMember {
  const now = new Date();
  const { id, teamId, eventId, userId, name, email, phone, college, universityRollNo } = member;
  const handle = handleColumns(member.codeforcesHandle, holdsHandle);
  const person = {
    name,
    email,
    phone,
    college,
    universityRollNo,
    identityKey: member.identityKey,
    ...handle,
  };
  const at = { confirmedAt: confirmed ? now : null, createdAt: now, updatedAt: now };
  return { id, teamId, eventId, userId, isLeader: isLeader ? 1 : 0, ...person, ...at };
}

/** Returns the handle's columns: the text, and the key if the person holds the handle. */
export function handleColumns(
  codeforcesHandle: string | null,
  holds = true,
): Pick<TeamMember, "codeforcesHandle" | "handleKey"> {
  const key = holds && codeforcesHandle !== null ? handleKey(codeforcesHandle) : null;
  return { codeforcesHandle, handleKey: key };
}
