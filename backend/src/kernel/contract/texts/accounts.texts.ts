import type { AreaTexts } from "./area-texts.js";

/** Texts about signing up, logging in, codes, profiles, sessions and a Superadmin's changes to accounts. */
export const ACCOUNT_TEXTS = {
  errors: {
    EMAIL_NOT_VERIFIED: {
      status: 400,
      message: "Please fix validation errors and verify your email before submitting.",
    },
    INVALID_OTP: { status: 400, message: "Invalid OTP" },
    RESET_NOT_ALLOWED: { status: 400, message: "Password update failed" },
    WRONG_PASSWORD: { status: 400, message: "The password is wrong. Try again." },
    PASSWORD_CHANGE_NEEDED: {
      status: 403,
      message:
        "Your password is easy to guess, and your account has rights on this site. Choose a new password in your profile first.",
    },
    INVALID_CREDENTIALS: { status: 401, message: "Invalid Username or Password" },
    USER_NOT_FOUND: { status: 404, message: "User not found. Reload the page and try again." },
    SESSION_NOT_FOUND: { status: 404, message: "This device was already logged out. Reload the page." },
    EMAIL_TAKEN: { status: 409, message: "Email is already registered" },
    LAST_SUPERADMIN: {
      status: 409,
      message: "The last Superadmin cannot be deleted or demoted. Make another person Superadmin first.",
    },
    HANDLE_PROOF_OFF: {
      status: 409,
      message: "This site is not connected to Codeforces, so you cannot prove a handle here.",
    },
    HANDLE_PROOF_ENDED: { status: 409, message: "The time for this proof has run out. Start again." },
    HANDLE_CODE_MISSING: {
      status: 409,
      message:
        "We did not find the code in your Codeforces profile. Save the code there as your organization, then check again.",
    },
    HANDLE_SUBMISSION_MISSING: {
      status: 409,
      message:
        "We found no submission to this problem with the verdict “Compilation error”. Wait until Codeforces has judged your submission, then check again.",
    },
    CODEFORCES_AWAY: {
      status: 503,
      message:
        "Codeforces is not responding. Your step on Codeforces still counts, so check again in a minute.",
    },
    CODE_RATE_LIMITED: {
      status: 429,
      message: "We sent a code a moment ago. Please wait before you request another code.",
    },
  },
  rules: {
    firstName: "First name must be at least 2 characters",
    lastName: "Last name is required",
    name: "Name is required",
    phone: "Phone number must be 10 digits",
    email: "Invalid email format",
    password: "Password must be at least 8 characters",
    passwordCommon: "Many people use this password, so attackers try it first. Choose a different password.",
    passwordPersonal:
      "Your password contains only your name, your e-mail address or words about the club. Choose a different password.",
    passwordTooLong: "Password must be at most 256 characters",
    passwordRequired: "Password is required",
    samePassword: "The new password must differ from the current one",
    sameEmail: "This is already your e-mail address",
    role: "Choose User or Team Leader",
    anyRole: "Choose User, Team Leader or Superadmin",
    college: "College must be at most 160 characters",
    rollNo: "University roll number must be at most 40 characters",
    otp: "Enter the 6-digit code",
  },
  success: {
    emailCodeSent: "Verification email sent! Please check your inbox.",
    emailVerified: "Email verified.",
    signedUp: "Registration successful! Redirecting to login...",
    loggedIn: "Login successful!",
    loggedOut: "You are logged out.",
    resetCodeSent: "If an account uses this e-mail, a code is on its way.",
    resetCodeVerified: "OTP verified.",
    passwordUpdated: "Password updated successfully!",
    profileUpdated: "Profile updated successfully!",
    handleProofStarted: "Complete one of the two steps on Codeforces, then press Check.",
    handleProved:
      "The handle is verified. If you put a code into your Codeforces profile, you can remove it now.",
    emailChangeCodeSent: "A code is on its way to the new address.",
    emailChanged: "Your e-mail address was changed.",
    sessionEnded: "The device was logged out.",
    otherSessionsEnded: "All other devices were logged out.",
    accountDeleted: "Your account was deleted.",
    userDeleted: "User deleted.",
    userUpdated: "User updated.",
  },
  fallbacks: {
    signUp: "Registration failed",
    signUpGeneric: "Failed to register",
    verifyEmail: "Failed to send verification email",
    logIn: "Invalid Username or Password",
    forgotPassword: "Something went wrong",
    invalidOtp: "Invalid OTP",
    setNewPassword: "Password update failed",
  },
} as const satisfies AreaTexts;
