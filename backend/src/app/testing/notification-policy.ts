import { signedIn, type PolicyRow } from "./policy-rows.js";

/** What a person is notified of, and which mails they want; part of policy.ts. */
export const NOTIFICATION_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Query.notifications": signedIn,
  "Mutation.markNotificationsRead": signedIn,
  "Query.reminders": signedIn,
  "Mutation.setReminders": signedIn,
  "Query.wantsMailings": signedIn,
  "Mutation.setMailings": signedIn,
  "Subscription.notificationsChanged": signedIn,
};
