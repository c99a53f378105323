import type { AreaTexts } from "./area-texts.js";

/** Texts of errors that any request may cause. */
export const REQUEST_TEXTS = {
  errors: {
    BAD_INPUT: { status: 400, message: "Please check the highlighted fields." },
    MALFORMED_JSON: { status: 400, message: "The request body is not valid JSON." },
    UNAUTHENTICATED: { status: 401, message: "Please log in to continue." },
    FORBIDDEN: {
      status: 403,
      message: "You are not allowed to do this. If you need this right, write to the club.",
    },
    CROSS_SITE: {
      status: 403,
      message: "This request must come from the site itself. Reload the page and try again.",
    },
    NOT_FOUND: { status: 404, message: "Not found." },
    METHOD_NOT_ALLOWED: { status: 405, message: "This address does not support that method." },
    CONFLICT: {
      status: 409,
      message: "Someone else changed this at the same time. Reload the page and try again.",
    },
    VERSION_CHANGED: {
      status: 409,
      message: "Someone else changed this while you were editing. Reload to see their version.",
    },
    PAYLOAD_TOO_LARGE: {
      status: 413,
      message: "The request is too large. Shorten the text or choose a smaller file.",
    },
    UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Please send JSON (content-type: application/json)." },
    RATE_LIMITED: { status: 429, message: "Too many attempts. Please wait a moment and try again." },
    INTERNAL: { status: 500, message: "An error occurred" },
    UNAVAILABLE: { status: 503, message: "The service is busy. Please try again in a moment." },
    UNKNOWN_OUTCOME: {
      status: 503,
      message:
        "We could not confirm whether your change was saved. Reload the page and check before you try again.",
    },
  },
  rules: {
    id: "This id is not valid",
    token: "This token is not valid",
    version: "This version is not valid",
    text: "Enter text",
    allFields: "All fields are required.",
    oneLine: "Type the text again on one line. Copied text can contain invisible characters",
    tooLong: "This text is too long. Shorten the text",
    choice: "Choose one of the listed options",
    pageSize: "Request 1 to 100 entries at a time",
    cursor: "Invalid cursor. Use a cursor from an earlier page.",
  },
  fallbacks: {
    generic: "An error occurred",
    /** A more specific text than `generic`, for a request that got no reply. */
    unreachable: "The server cannot be reached. Check your connection and try again.",
  },
} as const satisfies AreaTexts;
