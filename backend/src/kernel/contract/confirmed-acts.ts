import { t } from "./t.js";

/**
 * All actions that require "Confirm it is you" first. Each text completes the sentence "Confirm that it is you before
 * …" in the dialog and in the API's reply.
 */
export const CONFIRMED_ACTS = {
  promote: t("you give someone a higher role"),
  giveGrants: t("you give someone rights"),
  demote: t("you take a Superadmin's rights away"),
  deleteMany: t("you delete more than 3 people or teams within 10 minutes"),
  makeCurrent: t("you make another event the current event"),
  exportAll: t("you export a whole list"),
  addWebhook: t("you let another program receive messages from this site"),
  makeFeed: t("you make a feed that anyone with its web address can read"),
  makeVoluntary: t("you require two-step login from fewer people"),
  changeAccount: t("you change the account that fees are paid to"),
  changeMail: t("you change how the site sends mail"),
  mailOutside: t("you send mail to more than 20 people without an account"),
  cleanUp: t("you let the site delete accounts or statement lines automatically"),
  endSessions: t("you log another person out everywhere"),
  seeAs: t("you see the site as a student"),
  changePassword: t("you change your password"),
  deleteAccount: t("you delete your account"),
  changeEmail: t("you change the e-mail address that an account logs in with"),
} as const;

export type ConfirmedAct = keyof typeof CONFIRMED_ACTS;

export function confirmFirst(act: ConfirmedAct): string {
  return t("Confirm that it is you before {act}.", { act: CONFIRMED_ACTS[act] });
}
