import { registerEnumType } from "type-graphql";

export const CheckInMethod = { SCAN: "SCAN", NAME: "NAME", WALK_IN: "WALK_IN" } as const;
export type CheckInMethod = keyof typeof CheckInMethod;

registerEnumType(CheckInMethod, {
  name: "CheckInMethod",
  description: "The way in which a person was found at the desk.",
  valuesConfig: {
    SCAN: { description: "The helper scanned the QR code of the pass." },
    NAME: { description: "The helper found the person's name in the list." },
    WALK_IN: { description: "The person is a walk-in who is not on the list. The note has the reason." },
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
  description: "The outcome of a check-in.",
  valuesConfig: {
    IN: { description: "The person is checked in by this check-in." },
    ALREADY: { description: "The person was already checked in. The check-in in the reply counts." },
    NOT_QUALIFIED: { description: "The person's team did not qualify." },
    NOT_PAID: { description: "The payment of the person's team is not accepted." },
    NOT_CONFIRMED: { description: "The person has not agreed to be in the team." },
    OTHER_DAY: { description: "The session is on another day." },
    OTHER_EVENT: { description: "The pass is for another event." },
    UNKNOWN: { description: "The pass is unknown or no longer valid." },
    REVERTED: { description: "The check-in was taken back after it was made, so it does not count." },
  },
});
