import { everyone, granted, type PolicyRow } from "./policy-rows.js";

/** Access rules for editing events and the content of the public pages, included in policy.ts. */
export const CONTENT_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Query.eventPictureText": everyone,
  "Mutation.createEvent": granted("createEvent"),
  "Mutation.updateEvent": granted("updateEvent"),
  "Mutation.setCurrentEvent": granted("setCurrentEvent"),
  "Mutation.deleteEvent": granted("deleteEvent"),
  "Query.contentTopics": granted("contentTopics"),
  "Query.contentTopic": granted("contentTopic"),
  "Query.contentPreview": granted("contentPreview"),
  "Query.batchPeople": granted("batchPeople"),
  "Mutation.saveContentDraft": granted("saveContentDraft"),
  "Mutation.discardContentDraft": granted("discardContentDraft"),
  "Mutation.publishContent": granted("publishContent"),
  "Mutation.publishContents": granted("publishContents"),
  "Query.accentShades": granted("accentShades"),
  "Mutation.restoreContent": granted("restoreContent"),
  "Query.uploadedPicture": granted("uploadedPicture"),
  "Mutation.changePicture": granted("changePicture"),
  "Query.samples": granted("samples"),
  "Mutation.removeSamples": granted("removeSamples"),
  "Mutation.removeContent": granted("removeContent"),
};

/** Access rules for the REST routes for pictures and content, included in policy.ts. */
export const CONTENT_ROUTE_POLICY: Readonly<Record<string, PolicyRow>> = {
  "POST /pictures": granted("uploadPicture"),
  "GET /pictures/:id/whole": granted("uploadedPicture"),
};
