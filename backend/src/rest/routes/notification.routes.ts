import {
  MailingsInput,
  MarkNotificationsReadInput,
  RemindersInput,
} from "../../modules/notifications/contract/notification.inputs.js";
import { ref, truth } from "../openapi/json-schema.js";
import { replies } from "../openapi/reply.js";
import type { RestServices } from "../rest-services.js";
import { route, type Route } from "../route.js";

const LIST = { notifications: ref("Notifications") };
const REMINDERS = { reminders: truth };
const MAILINGS = { mailings: truth };

/** Returns the routes of /api/notifications: the caller's notifications, and the choice of reminders and mailings. */
export function notificationRoutes({ notifications }: RestServices): Route[] {
  return [
    route.get("/notifications", "signed-in", {
      name: "getNotifications",
      summary: "The caller's notifications",
      refusals: [],
      reply: replies("The newest 50, and how many are unread.", LIST),
      handle: async ({ caller }) => ({ notifications: await notifications.of(caller) }),
    }),
    route.post("/notifications/read", "signed-in", {
      name: "markNotificationsRead",
      summary: "Mark a notification and all earlier ones as seen",
      refusals: [],
      reply: replies("The list after the change.", LIST),
      input: MarkNotificationsReadInput,
      handle: async ({ input, caller }) => ({
        notifications: await notifications.markRead(caller, input.upTo),
      }),
    }),
    route.get("/notifications/reminders", "signed-in", {
      name: "getReminders",
      summary: "Whether the caller gets reminders about their incomplete team",
      refusals: [],
      reply: replies("On or off.", REMINDERS),
      handle: async ({ caller }) => ({ reminders: await notifications.reminders(caller) }),
    }),
    route.put("/notifications/reminders", "signed-in", {
      name: "setReminders",
      summary: "Switch the caller's reminders on or off",
      refusals: [],
      reply: replies("The new choice of the caller.", REMINDERS),
      input: RemindersInput,
      handle: async ({ input, caller }) => ({
        reminders: await notifications.setReminders(caller, input.on),
      }),
    }),
    route.get("/notifications/mailings", "signed-in", {
      name: "getMailings",
      summary: "Whether the caller gets the club's mailings",
      refusals: [],
      reply: replies("On or off.", MAILINGS),
      handle: async ({ caller }) => ({ mailings: await notifications.wantsMailings(caller) }),
    }),
    route.put("/notifications/mailings", "signed-in", {
      name: "setMailings",
      summary: "Switch the club's mailings to the caller on or off",
      refusals: [],
      reply: replies("The new choice of the caller.", MAILINGS),
      input: MailingsInput,
      handle: async ({ input, caller }) => ({
        mailings: await notifications.setMailings(caller, input.on),
      }),
    }),
  ];
}
