/**
 * The list of everything that needs "Confirm it is you" first. Each text ends the sentence "Confirm that it is you before …", for
 * the dialog and for the API's reply.
 */
const CONFIRMED_ACTS = {
  promote: "you give somebody a higher role",
  giveGrants: "you give somebody rights",
  demote: "you take a Superadmin's rights away",
  deleteMany: "you delete more than three people or teams within ten minutes",
  makeCurrent: "you make another event the current one",
  exportAll: "you export a whole list",
  addWebhook: "you have another program told what happens here",
  makeFeed: "you make an address that gives a list away",
  makeVoluntary: "you make two-step login voluntary",
  changeAccount: "you change the account that fees are paid to",
  changeMail: "you change how the site sends mail",
  cleanUp: "you have accounts or statement lines deleted by themselves",
  seeAs: "you see the site as a student",
  changePassword: "you change your password",
  changeEmail: "you change the e-mail address that an account logs in with",
} as const;

export type ConfirmedAct = keyof typeof CONFIRMED_ACTS;

/** The text for somebody who has to confirm first. */
export function confirmFirst(act: ConfirmedAct): string {
  return `Confirm that it is you before ${CONFIRMED_ACTS[act]}.`;
}
