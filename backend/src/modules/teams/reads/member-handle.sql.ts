/**
 * True where a person `m` of a team has the handle that the owner of their account proved, and that the account has now; they
 * agreed to be in the team. Nothing that changes a handle, here or in the account, has to end anything. Handles are ASCII, which
 * both databases fold alike.
 */
export const MEMBER_HANDLE_VERIFIED = `EXISTS (SELECT 1 FROM handle_proofs hp JOIN users hu ON hu.id = hp.userId
  WHERE hp.userId = m.userId AND hp.handleKey = m.handleKey AND hp.handleKey = LOWER(hu.codeforcesHandle)
    AND m.confirmedAt IS NOT NULL)`;

/** True where a person `m` of a team has no handle that counts, as `lacksHandle` in contract/team-gaps.ts. */
export const MEMBER_LACKS_HANDLE = "m.handleKey IS NULL";

/** True where somebody else of the event holds the handle that a person `m` has. */
export const MEMBER_HANDLE_TAKEN = "(m.codeforcesHandle IS NOT NULL AND m.handleKey IS NULL)";
