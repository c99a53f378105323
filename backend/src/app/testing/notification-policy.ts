import { signedIn, type PolicyRow } from "./policy-rows.js";

/** Access rules for notifications and the choice of mails, included in policy.ts. */
export const NOTIFICATION_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Query.notifications": signedIn,
  "Mutation.markNotificationsRead": signedIn,
  "Query.reminders": signedIn,
  "Mutation.setReminders": signedIn,
  "Query.wantsMailings": signedIn,
  "Mutation.setMailings": signedIn,
  "Subscription.notificationsChanged": signedIn,
};
