/** The sessions of an event that people are in. Its parameter is the event. */
export const USED_SESSIONS = "SELECT DISTINCT sessionId FROM check_ins WHERE eventId = ? AND liveSlot = 1";

/** Every check-in of an event that counts: thousands of rows, as few columns as are needed. Its parameter is the event. */
export const MEMBERS_INSIDE = "SELECT sessionId, memberId FROM check_ins WHERE eventId = ? AND liveSlot = 1";
