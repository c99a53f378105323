/**
 * Every outcome text a person can be shown by the server or the client.
 * The club ordered many of them word for word: catalogue.test.ts holds those. The others are ours, in the same tone.
 * Code compares codes, never texts.
 */
import { CONTACT_FALLBACK } from "./contact-fallback.js";

/** What one error code means on the wire: HTTP status and the text that people read. */
export interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
}

/** Error code → HTTP status and text. */
export const ERRORS = {
  BAD_INPUT: { status: 400, message: "Please check the highlighted fields." },
  MALFORMED_JSON: { status: 400, message: "The request body is not valid JSON." },
  EMAIL_NOT_VERIFIED: {
    status: 400,
    message: "Please fix validation errors and verify your email before submitting.",
  },
  INVALID_OTP: { status: 400, message: "Invalid OTP" },
  RESET_NOT_ALLOWED: { status: 400, message: "Password update failed" },
  WRONG_PASSWORD: { status: 400, message: "Your password is not right." },
  UNAUTHENTICATED: { status: 401, message: "Please log in to continue." },
  INVALID_CREDENTIALS: { status: 401, message: "Invalid Username or Password" },
  FORBIDDEN: { status: 403, message: "You are not allowed to do this." },
  CROSS_SITE: { status: 403, message: "This request must come from the site itself." },
  NOT_LEADER: { status: 403, message: "Only the team's leader can do this. Ask your leader to do it." },
  NOT_YOUR_HANDLE: {
    status: 403,
    message: "You can only change your own handle. Ask your team's leader to change another member's.",
  },
  NOT_CONFIRMED: { status: 403, message: "Accept your place in this team first, then you can see this." },
  NOT_FOUND: { status: 404, message: "Not found." },
  TEAM_NOT_FOUND: { status: 404, message: "Team not found." },
  MEMBER_NOT_FOUND: { status: 404, message: "This member is no longer in the team." },
  ACCOUNT_NOT_FOUND: {
    status: 404,
    message: "No account uses this e-mail yet. Ask your teammate to sign up first, then add them here.",
  },
  USER_NOT_FOUND: { status: 404, message: "User not found." },
  EVENT_NOT_FOUND: { status: 404, message: "Event not found." },
  PAYMENT_NOT_FOUND: { status: 404, message: "Payment not found." },
  SESSION_NOT_FOUND: { status: 404, message: "This session has already ended." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not answer that method." },
  EMAIL_TAKEN: { status: 409, message: "Email is already registered" },
  SLUG_TAKEN: { status: 409, message: "Another event already has this address." },
  EMAIL_IN_TEAM: {
    status: 409,
    message: "A team of this event already lists this e-mail. Ask its leader to remove it, then try again.",
  },
  IDENTITY_TAKEN: {
    status: 409,
    message:
      "Somebody else in this event has this college and roll number. Check the number, or write to the club.",
  },
  PERSON_LOCKED: {
    status: 409,
    message: "Your team reported its payment, so name, college and roll number stay. Write to the club.",
  },
  TEAM_NAME_TAKEN: { status: 409, message: "This team name is already taken. Please choose another one." },
  ALREADY_IN_TEAM: { status: 409, message: "You are already in a team for this event." },
  PERSON_IN_TEAM: { status: 409, message: "This person is already in a team for this event." },
  TEAM_FULL: { status: 409, message: "A team cannot have more than 3 members." },
  ROSTER_LOCKED: {
    status: 409,
    message:
      "The roster is locked because a payment was reported. Handles can still be changed and the team handed over; for anything else write to the club.",
  },
  LEADER_MUST_STAY: {
    status: 409,
    message: "The leader cannot leave the team. Hand it over to a member or delete the team instead.",
  },
  MEMBER_NOT_LINKED: {
    status: 409,
    message: "Only a member with an account can lead the team. Ask them to sign up with this e-mail first.",
  },
  MEMBER_UNCONFIRMED: { status: 409, message: "This member has not accepted their place yet. Ask them to." },
  REGISTRATION_CLOSED: { status: 409, message: "Registrations are closed for this event." },
  CURRENT_EVENT_NEEDED: {
    status: 409,
    message: "One event is always the current one. Make another event current instead.",
  },
  TEAMS_TOO_LARGE: { status: 409, message: "A team of this event already has more people than that." },
  NO_CURRENT_EVENT: { status: 409, message: "No event is open for teams at the moment." },
  EVENT_PAST: { status: 409, message: "This event is over, so payments are no longer taken." },
  PAYMENT_NOT_REPORTABLE: {
    status: 409,
    message: "A payment for this team was already reported. Wait for the club's decision.",
  },
  PAYMENT_CHANGED: {
    status: 409,
    message: "The team has reported another transaction id meanwhile. Look at the new one before you decide.",
  },
  PAYMENT_NOT_PENDING: { status: 409, message: "This payment was already decided." },
  TRANSACTION_TAKEN: {
    status: 409,
    message:
      "This transaction id was already reported. Check the number, or write to the club if it is yours.",
  },
  LEADS_PAID_TEAM: {
    status: 409,
    message: "Whoever leads a team with a reported payment has to hand it over first.",
  },
  LAST_SUPERADMIN: { status: 409, message: "The last Superadmin cannot be deleted or demoted." },
  CONFLICT: {
    status: 409,
    message: "Someone changed this at the same moment. Look at the new state and try again.",
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: "The request is too large." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Please send JSON (content-type: application/json)." },
  RATE_LIMITED: { status: 429, message: "Too many tries. Please wait a moment and try again." },
  CODE_RATE_LIMITED: {
    status: 429,
    message: "A code was sent a moment ago. Please wait before asking for another.",
  },
  INTERNAL: { status: 500, message: "An error occurred" },
  CONTACT_FAILED: { status: 503, message: CONTACT_FALLBACK },
  UNAVAILABLE: { status: 503, message: "The service is busy. Please try again in a moment." },
  UNKNOWN_OUTCOME: {
    status: 503,
    message: "We could not confirm whether this was saved. Please reload and check before trying again.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Texts of single rules, shown beside a field. */
export const RULES = {
  firstName: "First name must be at least 2 characters",
  lastName: "Last name is required",
  name: "Name is required",
  phone: "Phone number must be 10 digits",
  email: "Invalid email format",
  password: "Password must be at least 8 characters",
  passwordTooLong: "Password must be at most 256 characters",
  passwordRequired: "Password is required",
  role: "Choose User or Team Leader",
  college: "College must be at most 160 characters",
  rollNo: "University roll number must be at most 40 characters",
  rollNoRequired: "University Roll Number is required.",
  otp: "Enter the 6-digit code",
  teamName: "Team name must be 2 to 50 characters",
  handle: "Codeforces handle must be at most 40 characters",
  transactionId: "Transaction ID must be 4 to 64 letters and digits",
  paymentFields: "Please provide both Transaction ID and Team Name.",
  id: "This id is not valid",
  token: "This token is not valid",
  text: "This must be a text",
  decision: "Choose accepted or rejected",
  reason: "Give a reason of at most 500 characters for rejecting",
  paymentStatus: "Only the status pending can be reported",
  allFields: "All fields are required.",
  oneLine: "This must be one line of text, without invisible characters",
  tooLong: "This text is too long",
  oneMember: "Add one member at a time",
  filled: "This is already filled in and cannot be changed here",
  samePassword: "The new password must differ from the current one",
  sameEmail: "This is already your e-mail address",
  anyRole: "Choose User, Team Leader or Superadmin",
  ranking: "A ranking is a whole number from 1 to 100000",
  rankingRows: "Give the rankings of 1 to 1000 teams",
  rankingTwice: "This team is already in the list",
  pageSize: "A page has 1 to 100 entries",
  cursor: "This cursor is not valid",
  choice: "This is not one of the choices",
  slug: "Address must be 2 to 60 letters, digits and hyphens",
  newSlug: "Address must be 2 to 60 lowercase letters, digits and hyphens",
  slugFixed: "The address of an event cannot change: links and mails lead there",
  slugTaken: "Another event already has this address.",
  link: "A link is a path of this site or an https address",
  image: "Give the picture's path, for example events/contest.svg",
  windowOrder: "Registration cannot close before it opens",
  day: "This must be a day, YYYY-MM-DD",
  dayOrder: "The last day cannot be before the first",
  moment: "This must be a moment in time",
  fee: "A fee is a whole number of paise, zero or more",
  teamSizeRange: "A team has 1 to 10 people",
  title: "Title is required",
  notices: "Give at most 20 notices, each with title and text",
} as const;

/** Texts of what went well. */
export const SUCCESS = {
  emailCodeSent: "Verification email sent! Please check your inbox.",
  emailVerified: "Email verified.",
  signedUp: "Registration successful! Redirecting to login...",
  loggedIn: "Login successful!",
  loggedOut: "You are logged out.",
  resetCodeSent: "If this e-mail has an account, a code is on its way.",
  resetCodeVerified: "OTP verified.",
  passwordUpdated: "Password updated successfully!",
  teamCreated: "Team created successfully!",
  memberAdded: "Member added successfully!",
  memberUpdated: "Member details updated successfully!",
  memberRemoved: "Member removed from the team.",
  handleUpdated: "Codeforces handle updated successfully",
  teamLeft: "You have left the team.",
  membershipAccepted: "You are in the team now.",
  teamTransferred: "The team has a new leader.",
  teamDeleted: "The team was deleted.",
  teamUpdated: "Team updated.",
  paymentReported: "Form submitted successfully! Payment status updated to pending.",
  paymentAccepted: "Payment accepted.",
  paymentRejected: "Payment rejected.",
  userDeleted: "User deleted.",
  userUpdated: "User updated.",
  eventCreated: "Event created.",
  eventUpdated: "Event updated.",
  currentEventSet: "This is the current event now.",
  profileUpdated: "Profile updated successfully!",
  emailChangeCodeSent: "A code is on its way to the new address.",
  emailChanged: "Your e-mail address was changed.",
  sessionEnded: "The session was ended.",
  otherSessionsEnded: "Every other session was ended.",
  accountDeleted: "Your account was deleted.",
  contactSent: "Message Delivered Successfully!",
} as const;

/** What an area says when the server gave no text of its own. */
export const FALLBACKS = {
  signUp: "Registration failed",
  signUpGeneric: "Failed to register",
  verifyEmail: "Failed to send verification email",
  logIn: "Invalid Username or Password",
  forgotPassword: "Something went wrong",
  invalidOtp: "Invalid OTP",
  setNewPassword: "Password update failed",
  teamStatus: "Failed to check team status",
  createTeam: "Failed to create team",
  addMember: "Failed to add member",
  updateMember: "Failed to update member",
  updateHandle: "Failed to update handle",
  teamView: "Failed to fetch team",
  teamsList: "Failed to fetch teams",
  dashboard: "Failed to fetch team data",
  paymentTeam: "Team not found.",
  paymentTeamId: "Team ID could not be retrieved.",
  payment: "Failed to update payment status.",
  generic: "An error occurred",
} as const;

/** The failure text of the payment form, with what went wrong behind it. */
export function paymentFailureText(detail: string): string {
  return `An error occurred: ${detail}`;
}
