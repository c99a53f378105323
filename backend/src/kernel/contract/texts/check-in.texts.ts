import type { AreaTexts } from "./area-texts.js";

/** Texts about the desk of an event, in the admin area. */
export const CHECK_IN_TEXTS = {
  errors: {
    DESK_SESSION_NOT_FOUND: {
      status: 404,
      message: "This event's desk no longer has this session. Reload the page.",
    },
    DESK_SESSION_DAY: {
      status: 409,
      message: "The event does not take place on this day. Choose a day of the event.",
    },
    DESK_SESSION_USED: {
      status: 409,
      message:
        "You cannot remove a session with check-ins, even if the check-ins were taken back. Keep this session.",
    },
    CHECK_IN_NOT_FOUND: {
      status: 404,
      message: "This check-in has already been taken back. Reload the page.",
    },
  },
  rules: {
    checkInMethod: "Choose how you identified the person",
    walkInName: "Enter the person's name",
    walkInNote: "Enter a reason of at most 200 characters for letting the person in",
    revertCheckInReason: "Enter a reason of at most 500 characters",
    sessionDay: "Enter a date of the event as YYYY-MM-DD",
    sessionName: "Enter a name of at most 60 characters",
  },
  success: {
    checkInReverted: "Check-in taken back.",
    deskSessionAdded: "Session added.",
    deskSessionRemoved: "Session removed.",
  },
} as const satisfies AreaTexts;
