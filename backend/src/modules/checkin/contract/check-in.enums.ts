import { enumeration } from "../../../kernel/contract/enumeration.js";

export const CheckInMethod = enumeration(
  "CheckInMethod",
  "The way in which a person was found at the desk.",
  {
    SCAN: "The helper scanned the QR code of the pass.",
    NAME: "The helper found the person's name in the list.",
    WALK_IN: "The person is a walk-in who is not on the list. The note has the reason.",
  },
);
export type CheckInMethod = keyof typeof CheckInMethod;

export const CheckInOutcome = enumeration("CheckInOutcome", "The outcome of a check-in.", {
  IN: "The person is checked in by this check-in.",
  ALREADY: "The person was already checked in. The check-in in the reply counts.",
  NOT_QUALIFIED: "The person's team did not qualify.",
  NOT_PAID: "The payment of the person's team is not accepted.",
  NOT_CONFIRMED: "The person has not agreed to be in the team.",
  OTHER_DAY: "The session is on another day.",
  OTHER_EVENT: "The pass is for another event.",
  UNKNOWN: "The pass is unknown or no longer valid.",
  REVERTED: "The check-in was taken back after it was made, so it does not count.",
});
export type CheckInOutcome = keyof typeof CheckInOutcome;
