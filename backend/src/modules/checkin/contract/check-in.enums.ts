import { registerEnumType } from "type-graphql";

export const CheckInMethod = { SCAN: "SCAN", NAME: "NAME", WALK_IN: "WALK_IN" } as const;
export type CheckInMethod = keyof typeof CheckInMethod;

registerEnumType(CheckInMethod, {
  name: "CheckInMethod",
  description: "How a person was found at the desk.",
  valuesConfig: {
    SCAN: { description: "By the QR code of their pass." },
    NAME: { description: "By name, in the list." },
    WALK_IN: { description: "Let in although the list does not: the note says why." },
  },
});

/** What became of a check-in. */
export const CheckInOutcome = {
  IN: "IN",
  ALREADY: "ALREADY",
  NOT_QUALIFIED: "NOT_QUALIFIED",
  NOT_PAID: "NOT_PAID",
  NOT_CONFIRMED: "NOT_CONFIRMED",
  OTHER_DAY: "OTHER_DAY",
  OTHER_EVENT: "OTHER_EVENT",
  UNKNOWN: "UNKNOWN",
  REVERTED: "REVERTED",
} as const;
export type CheckInOutcome = keyof typeof CheckInOutcome;

registerEnumType(CheckInOutcome, {
  name: "CheckInOutcome",
  description: "What became of a check-in.",
  valuesConfig: {
    IN: { description: "They are in, by this check-in." },
    ALREADY: { description: "They were in already; the check-in in the reply is the one that counts." },
    NOT_QUALIFIED: { description: "Their team did not qualify." },
    NOT_PAID: { description: "Their team's payment is not accepted." },
    NOT_CONFIRMED: { description: "They have not agreed to be in the team." },
    OTHER_DAY: { description: "The session is on another day." },
    OTHER_EVENT: { description: "The pass is for another event." },
    UNKNOWN: { description: "The pass is unknown, or no longer valid." },
    REVERTED: { description: "The check-in was reverted after it was made, so it does not count." },
  },
});
