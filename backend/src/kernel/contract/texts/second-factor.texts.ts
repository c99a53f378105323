/** Texts about two-step login. Separate from the catalogue, so that only the pages that need the texts load them. */
export const SECOND_FACTOR_ERRORS = {
  SECOND_FACTOR_NEEDED: { status: 401, message: "One more step: confirm that it is you." },
  LOG_IN_EXPIRED: {
    status: 401,
    message: "This login took too long or had too many attempts. Enter your password again.",
  },
  SECOND_FACTOR_WRONG: {
    status: 400,
    message: "This code is wrong or was already used. Enter the code that your app shows now.",
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message:
      "Your account has two-step login, so your password alone is not enough here. Use your passkey or a code from your authenticator app.",
  },
  SECOND_FACTOR_SETUP_NEEDED: {
    status: 403,
    message: "Your rights on this site need two-step login. Set up a second step in your profile first.",
  },
  SECOND_FACTOR_NOT_FOUND: { status: 404, message: "This second step is no longer set up. Reload the page." },
  SECOND_FACTOR_COMPULSORY: {
    status: 409,
    message:
      "Your rights on this site need two-step login. Set up another second step before you remove the last one.",
  },
  SECOND_FACTOR_FIRST: { status: 409, message: "Set up two-step login for your own account first." },
  SETUP_EXPIRED: { status: 409, message: "The setup took too long and has expired. Start again." },
  PASSKEY_TAKEN: { status: 409, message: "This passkey has already been added." },
  PASSKEYS_FULL: { status: 409, message: "An account can have at most 10 passkeys. Remove a passkey first." },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

/** Error texts of individual validation rules, shown next to a field or instead of the error's own text. */
export const SECOND_FACTOR_RULES = {
  recoveryCode: "This recovery code is wrong or was already used. Enter another recovery code.",
  recoveryCodeShape: "Enter one of your recovery codes, with all its letters and digits",
  passkey: "The passkey was not accepted. Try again, or use another second step.",
  oneProof: "Confirm with one of these: a code, a recovery code or a passkey",
  oneConfirmation: "Confirm with one of these: your password, a code or a passkey",
  passkeyName: "Give the passkey a name of at most 60 characters",
} as const;

export const SECOND_FACTOR_SUCCESS = {
  appAdded: "Your authenticator app is set up.",
  appRemoved: "Your authenticator app was removed.",
  passkeyAdded: "Passkey added.",
  passkeyRenamed: "Passkey renamed.",
  passkeyRemoved: "Passkey removed.",
  codesMade: "You have new recovery codes. The old codes no longer work.",
  settingsSaved: "Settings saved.",
} as const;
