import type { AreaTexts } from "./area-texts.js";

/** Texts about webhooks and feeds for spreadsheets. */
export const INTEGRATION_TEXTS = {
  errors: {
    WEBHOOK_NOT_FOUND: { status: 404, message: "This webhook no longer exists. Reload the list." },
    WEBHOOK_OFF: { status: 409, message: "This webhook is switched off. Switch it on first." },
    TOO_MANY_WEBHOOKS: {
      status: 409,
      message: "You already have 10 webhooks. Delete a webhook that you do not need.",
    },
    DELIVERY_NOT_FOUND: { status: 404, message: "This message is no longer in the log. Reload the log." },
    DELIVERY_WAITS: {
      status: 409,
      message: "This message is already waiting to be sent. You do not have to send it again.",
    },
    FEED_NOT_FOUND: { status: 404, message: "This feed no longer exists. Reload the list." },
    TOO_MANY_FEEDS: {
      status: 409,
      message: "You already have 50 feeds. End a feed that you do not need.",
    },
  },
  rules: {
    webhookUrl: "Enter the address that receives the messages",
    webhookDescription: "Enter the purpose of the webhook in up to 120 characters",
    webhookTypes: "Choose at least one kind of message",
    feedName: "Enter the purpose of the feed in up to 60 characters",
  },
  success: {
    webhookCreated: "Webhook added.",
    webhookUpdated: "Webhook saved.",
    webhookRotated: "New secret created. The previous secret stays valid for 24 hours.",
    webhookDeleted: "Webhook deleted.",
    webhookTested: "Test message queued. The log will show it in a moment.",
    webhookReplayed: "The message will be sent again.",
    webhooksReplayed: "All messages that failed since the chosen time will be sent again.",
    feedCreated: "Feed created.",
    feedEnded: "Feed ended. Its address no longer returns any data.",
  },
} as const satisfies AreaTexts;

/** Reasons why a webhook's address is refused. */
export const ADDRESS_FAULTS = {
  https: "The address must begin with https://",
  login: "The address must not contain a user name or password",
  fragment: "The address must not contain a #",
  port: "The address must use port 443, or port 1024 or higher",
  inside: "The address must be reachable from the internet",
} as const;

/**
 * Reasons why a webhook's message did not arrive. The reason is stored with the message in English, and shown in the
 * reader's language.
 */
export const DELIVERY_FAILURES = {
  refused: "No server is responding at the address",
  unknownName: "The host name in the address does not exist",
  broken: "The connection was interrupted",
  unreached: "The address could not be reached",
  certificate: "The security certificate of the address is not valid",
  stopped: "The site was stopped while sending",
  nameInside: "The host name points to an address outside the public internet",
  unsendable: "The message could not be sent",
  unreadableSecret: "The secret is no longer readable. Make a new secret for the webhook",
  switchedOff: "The webhook was switched off before this message was sent",
  deleted: "The webhook was deleted",
} as const;
