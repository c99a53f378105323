import type { AreaTexts } from "./area-texts.js";

/** Texts about the settings that a club can change while the site runs. */
export const SETTINGS_TEXTS = {
  errors: {
    SETUP_OVER: { status: 409, message: "This site is already set up. Log in instead." },
    SETUP_CODE_WRONG: {
      status: 403,
      message: "This code is wrong. Copy the code from the server's start-up output or its log.",
    },
    MAIL_NOT_TAKEN: {
      status: 409,
      message: "The mail server did not accept the mail. Check the settings and try again.",
    },
  },
  rules: {
    setupCode: "Enter the code that the server showed when it started",
    mailHost: "Enter the name of the mail server, such as smtp.example.org",
    mailHostUnknown: "No server with this name was found. Check the spelling of the mail server's name.",
    mailPort: "Enter a port from 1 to 65535, usually 465 or 587",
    mailUser: "Enter a user name of at most 254 characters",
    mailPassword: "Enter a password of at most 400 characters",
    mailPasswordNeeded: "Enter the password of this mail server",
    mailHostInside:
      "You can test only mail servers on the internet, with port 25, 465, 587, or 1024 and above. To use a server in your own network, set SMTP_URL.",
    mailSender: "Enter a name of at most 60 characters",
  },
  success: {
    settingsSaved: "Settings saved. The new settings apply now.",
  },
} as const satisfies AreaTexts;
