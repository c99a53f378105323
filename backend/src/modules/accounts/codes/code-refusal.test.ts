import { textIn } from "../../../kernel/languages/message.js";
import { refusalText } from "./code-refusal.js";

const NOW = new Date("2026-11-23T10:00:00Z");
const LATER = new Date("2026-11-23T10:05:00Z");
const OPEN = { tries: 1, expiresAt: LATER, verifiedAt: null };

const textOf = (
  newest: typeof OPEN | (Omit<typeof OPEN, "verifiedAt"> & { verifiedAt: Date }),
  isReplaced = false,
) => textIn("en", refusalText([newest], isReplaced, 5, NOW));

test.each([
  ["wrong", textOf(OPEN), "4 tries are left"],
  ["wrong, the last but one time", textOf({ ...OPEN, tries: 4 }), "One try is left"],
  ["tried too often", textOf({ ...OPEN, tries: 5 }), "You have no tries left. Request a new code."],
  ["of an older mail", textOf(OPEN, true), "We sent you a newer code"],
  ["too old", textOf({ ...OPEN, expiresAt: NOW }), "This code is more than 10 minutes old"],
  ["used", textOf({ ...OPEN, verifiedAt: NOW }), "This code was already used"],
  [
    "not asked for by this browser",
    textIn("en", refusalText([], false, 5, NOW)),
    "request a new code on this device",
  ],
])(
  "a code that was %s is refused with the reason behind the specification's words",
  (_what, text, reason) => {
    expect(text).toMatch(/^Invalid OTP\. /);
    expect(text).toContain(reason);
  },
);
