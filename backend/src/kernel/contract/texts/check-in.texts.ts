import type { AreaTexts } from "./area-texts.js";

/** The desk of an event, in the admin area. */
export const CHECK_IN_TEXTS = {
  errors: {
    DESK_SESSION_NOT_FOUND: { status: 404, message: "There is no such session at this event's desk." },
    DESK_SESSION_DAY: { status: 409, message: "The event does not have this day." },
    DESK_SESSION_USED: {
      status: 409,
      message: "People were checked in to this session, so it stays.",
    },
    CHECK_IN_NOT_FOUND: { status: 404, message: "This check-in was taken back already." },
  },
  rules: {
    checkInMethod: "Say how the person was found",
    walkInName: "Give the name of the person",
    walkInNote: "Say in at most 200 characters why they are let in",
    revertCheckInReason: "Say in at most 500 characters why it is taken back",
    sessionDay: "Give a day of the event, as YYYY-MM-DD",
    sessionName: "Give a name of at most 60 characters",
  },
  success: {
    checkInReverted: "Check-in taken back.",
    deskSessionAdded: "Session added.",
    deskSessionRemoved: "Session removed.",
  },
} as const satisfies AreaTexts;
