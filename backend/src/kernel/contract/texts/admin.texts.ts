import type { AreaTexts } from "./area-texts.js";

/** People, rights, deletions and exports: what only the admin area does to accounts and teams. */
export const ADMIN_TEXTS = {
  errors: {
    GRANTS_OF_SUPERADMIN: { status: 409, message: "A Superadmin can already do everything." },
    CONFIRMATION_NEEDED: { status: 403, message: "Confirm that it is you, then try again." },
    NOT_IN_BIN: { status: 404, message: "It is no longer in the bin." },
  },
  rules: {
    grants: "Choose treasurer, contest, desk, content or reader",
    deletedAtOnce: "Choose between 1 and 200 to delete at once",
    restoredAtOnce: "Choose between 1 and 200 to restore at once",
    replacement: "Give the e-mail of an account, or a name and roll number",
    replacementReason: "Give a reason of at most 500 characters",
    peopleAtOnce: "Choose at most 500 people at once",
  },
  success: {
    grantsSet: "Rights saved. They take effect at once, and the person gets an e-mail.",
    memberReplaced: "Replaced. Both people and the leader get an e-mail.",
    identityConfirmed: "Thank you. That is confirmed.",
    exportBegun: "The export is recorded in the audit log.",
  },
} as const satisfies AreaTexts;

/** Beside a field that somebody else changed since it was read. */
export function changedMeanwhile(now: string): string {
  return now === "" ? "Somebody else emptied this meanwhile" : `Somebody else made this "${now}" meanwhile`;
}
