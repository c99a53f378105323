import type { AreaTexts } from "./area-texts.js";

/** What a club sets for itself while the site runs. */
export const SETTINGS_TEXTS = {
  errors: {
    SETUP_OVER: { status: 409, message: "This site has been set up already. Log in instead." },
    SETUP_CODE_WRONG: {
      status: 403,
      message: "This is not the code. The server shows it where it was started, and in its log.",
    },
    MAIL_NOT_TAKEN: { status: 409, message: "The mail server did not take the mail." },
  },
  rules: {
    setupCode: "Give the code that the server showed when it was started",
    mailHost: "Give the name of the mail server, such as smtp.example.org",
    mailPort: "A port is a number from 1 to 65535, usually 465 or 587",
    mailUser: "A name has at most 254 characters",
    mailPassword: "A password has at most 400 characters",
    mailPasswordNeeded: "Give the password of this mail server",
    mailHostInside:
      "Only mail servers of the internet can be tested here, on port 25, 465 or 587, or one from 1024 on. Set a server of your own network as SMTP_URL.",
    mailSender: "Enter a name of at most 60 characters",
  },
  success: {
    settingsSaved: "Saved. It holds from now on.",
    mailTested: "The mail server took a test mail to {email}. Look whether it arrives.",
  },
} as const satisfies AreaTexts;
