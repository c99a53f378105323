import { t } from "./t.js";

/**
 * The list of everything that needs "Confirm it is you" first. Each text ends the sentence "Confirm that it is you before …", for
 * the dialog and for the API's reply.
 */
const CONFIRMED_ACTS = {
  promote: t("you give somebody a higher role"),
  giveGrants: t("you give somebody rights"),
  demote: t("you take a Superadmin's rights away"),
  deleteMany: t("you delete more than three people or teams within ten minutes"),
  makeCurrent: t("you make another event the current one"),
  exportAll: t("you export a whole list"),
  addWebhook: t("you have another program told what happens here"),
  makeFeed: t("you make an address that gives a list away"),
  makeVoluntary: t("you make two-step login voluntary"),
  changeAccount: t("you change the account that fees are paid to"),
  changeMail: t("you change how the site sends mail"),
  mailOutside: t("you send mail to more than 20 people without an account"),
  cleanUp: t("you have accounts or statement lines deleted by themselves"),
  endSessions: t("you end somebody's sessions"),
  seeAs: t("you see the site as a student"),
  changePassword: t("you change your password"),
  deleteAccount: t("you delete your account"),
  changeEmail: t("you change the e-mail address that an account logs in with"),
} as const;

export type ConfirmedAct = keyof typeof CONFIRMED_ACTS;

/** Returns the text for a user who has to confirm first. */
export function confirmFirst(act: ConfirmedAct): string {
  return t("Confirm that it is you before {act}.", { act: CONFIRMED_ACTS[act] });
}
