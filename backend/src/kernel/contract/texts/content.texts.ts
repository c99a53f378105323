import type { AreaTexts } from "./area-texts.js";

export const CONTENT_TEXTS = {
  errors: {
    CONTENT_NOT_FOUND: {
      status: 404,
      message: "This part or version of the content was not found. Reload the page.",
    },
    CONTENT_NOT_PREVIEWED: {
      status: 409,
      message:
        "This server has no built pages, so it cannot show a preview. Ask the person who runs the server to build the site.",
    },
    CONTENT_INVALID: {
      status: 409,
      message: "The draft has mistakes, so it was not published. Correct the marked fields first.",
    },
    CONTENT_REQUIRED: { status: 409, message: "You can remove only batches and the faculty card." },
  },
  rules: {
    contentTopic: "This part of the content was not found",
    contentParts: "Publish 1 to 20 different parts at once",
    contentBody: "This part is too long to save. Shorten its texts or remove entries",
    contentCsv: "Choose a list of at most 200,000 characters",
    contentColumns: "The list needs a column with the heading “Name”",
    contentPeople: "A batch can have at most 100 people. Remove some people",
    eventRecord: "The value must be an object of texts",
    eventNoText: "Events do not have a text with this name. Remove the text",
    contentNumber: "Send the number of the version that you edited",
  },
  success: {
    contentDraftSaved: "Draft saved. Only editors see the draft.",
    contentDraftDiscarded: "Draft discarded.",
    contentPublished: "Published. Visitors see the new version now.",
    contentRestored: "The earlier version is published again. Visitors see it now.",
    samplesRemoved: "Samples removed.",
    noSamples: "There were no samples to remove.",
    contentRemoved: "This part was removed from the site. You can bring it back from its history.",
  },
} as const satisfies AreaTexts;
