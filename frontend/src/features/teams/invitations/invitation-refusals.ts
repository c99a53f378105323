import { ERRORS } from "@contract/kernel/contract/catalogue";

/** The reasons why an invitation cannot be accepted now, by the invitation's state. */
export const INVITATION_REFUSALS = {
  full: ERRORS.TEAM_IS_FULL.message,
  locked: ERRORS.JOINING_LOCKED.message,
  closed: ERRORS.REGISTRATION_CLOSED.message,
} as const;
