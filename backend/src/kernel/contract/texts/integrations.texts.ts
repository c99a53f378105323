import type { AreaTexts } from "./area-texts.js";

/** Webhooks and feeds for spreadsheets. */
export const INTEGRATION_TEXTS = {
  errors: {
    WEBHOOK_NOT_FOUND: { status: 404, message: "There is no such webhook any more." },
    WEBHOOK_OFF: { status: 409, message: "This webhook is switched off. Switch it on first." },
    TOO_MANY_WEBHOOKS: {
      status: 409,
      message: "There are ten webhooks already. Delete one that is not needed.",
    },
    DELIVERY_NOT_FOUND: { status: 404, message: "This message is no longer in the log." },
    DELIVERY_WAITS: { status: 409, message: "This message is still waiting to be sent." },
    FEED_NOT_FOUND: { status: 404, message: "There is no such feed any more." },
    TOO_MANY_FEEDS: { status: 409, message: "There are fifty feeds already. End one that is not needed." },
  },
  rules: {
    webhookUrl: "Write the address that messages are sent to",
    webhookDescription: "Write what it is for, in up to 120 characters",
    webhookTypes: "Choose at least one thing that it is notified of",
    feedName: "Write what the feed is for, in up to 60 characters",
  },
  success: {
    webhookCreated: "Webhook created. Copy its secret now: it is shown this once.",
    webhookUpdated: "Webhook saved.",
    webhookRotated: "New secret made. The one before is valid for 24 hours more.",
    webhookDeleted: "Webhook deleted.",
    webhookTested: "Test message queued. It is in the log in a moment.",
    webhookReplayed: "The message is sent again.",
    webhooksReplayed: "Everything that failed since then is sent again.",
    feedCreated: "Feed made. Copy its address now: it is shown this once.",
    feedEnded: "Feed ended. Its address gives nothing any more.",
  },
} as const satisfies AreaTexts;
