import { type JsonSchema, object, ref, text } from "./json-schema.js";

/** What a route answers when it succeeds. */
export interface Reply {
  readonly description: string;
  readonly schema: JsonSchema;
  /** What it is instead of JSON. */
  readonly mediaType?: "text/plain" | "application/pdf" | "image/webp";
}

/**
 * Describes a JSON reply with these fields (a trailing `?` marks one that may be absent). `ref("Event")` is the output
 * type of that name as GraphQL has it, `ref("EventDocument")` the same with its id spelt `_id`; other names are
 * those of documents.ts.
 */
export function replies(description: string, fields: Readonly<Record<string, JsonSchema>>): Reply {
  return { description, schema: object(fields) };
}

/** A JSON reply that is one of the document's named schemas. */
export function repliesWith(name: string, description: string): Reply {
  return { description, schema: ref(name) };
}

/** `{status: "success", message}`: what the club's list of routes calls "status". */
export const STATUS_REPLY: Reply = repliesWith("Status", "The request succeeded.");

/** `{message}`: the outcome, in words. */
export const MESSAGE_REPLY: Reply = repliesWith("MessagePayload", "The request succeeded.");

/** Plain text for the person. */
export const TEXT_REPLY: Reply = {
  description: "The outcome, as plain text.",
  schema: text,
  mediaType: "text/plain",
};

/** A PDF document. */
export const PDF_REPLY: Reply = {
  description: "The document, to be saved as a file.",
  schema: { type: "string", format: "binary" },
  mediaType: "application/pdf",
};

/** A picture. */
export const WEBP_REPLY: Reply = {
  description: "The picture.",
  schema: { type: "string", format: "binary" },
  mediaType: "image/webp",
};
