import type { AreaTexts } from "./area-texts.js";

/** Editing what the public pages say. */
export const CONTENT_TEXTS = {
  errors: {
    CONTENT_NOT_FOUND: {
      status: 404,
      message: "There is no such part of the content, or no such version of it.",
    },
    CONTENT_NOT_PREVIEWED: {
      status: 409,
      message: "This server has no built pages, so there is no preview.",
    },
    CONTENT_INVALID: { status: 409, message: "This cannot be published yet: there are mistakes in it." },
    CONTENT_REQUIRED: { status: 409, message: "Only batches and the faculty card can be removed." },
  },
  rules: {
    contentTopic: "There is no such part of the content",
    contentParts: "Publish 1 to 20 parts at once, each once",
    contentBody: "Write at most 60,000 characters of JSON",
    contentCsv: "Choose a list of at most 200,000 characters",
    contentColumns: "The list needs a column Name",
    contentPeople: "At most 100 people are in a batch",
    eventRecord: "This is no record of texts",
    eventNoText: "This is no text of an event",
    contentNumber: "Say which version you looked at",
  },
  success: {
    contentDraftSaved: "Draft saved. Nobody else sees it yet.",
    contentDraftDiscarded: "Draft thrown away.",
    contentPublished: "Published. Everybody sees it now.",
    contentRestored: "The earlier version is back. Everybody sees it now.",
    samplesRemoved: "The samples are gone.",
    noSamples: "There were no samples left.",
    contentRemoved: "Removed from the site. It can be brought back from its history.",
  },
} as const satisfies AreaTexts;
