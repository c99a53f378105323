import { type JsonSchema, object, ref, text } from "./json-schema.js";

/** The reply of a successful request to a route. */
export interface Reply {
  readonly description: string;
  readonly schema: JsonSchema;
  /** The media type, if not JSON. */
  readonly mediaType?: "text/plain" | "application/pdf" | "image/webp";
}

/**
 * Describes a JSON reply with these fields; a trailing `?` marks one that may be absent. `ref("Event")` is GraphQL's
 * output type of that name. `ref("EventDocument")` is the same type with its id named `_id`. Other names are those of
 * documents.ts.
 */
export function replies(description: string, fields: Readonly<Record<string, JsonSchema>>): Reply {
  return { description, schema: object(fields) };
}

/** Describes a JSON reply that is one of the document's named schemas. */
export function repliesWith(name: string, description: string): Reply {
  return { description, schema: ref(name) };
}

/** The reply `{status: "success", message}`, which the club's list of routes calls "status". */
export const STATUS_REPLY: Reply = repliesWith("Status", "The request succeeded.");

/** The reply `{message}`, with the outcome as text. */
export const MESSAGE_REPLY: Reply = repliesWith("MessagePayload", "The request succeeded.");

export const TEXT_REPLY: Reply = {
  description: "The outcome, as plain text.",
  schema: text,
  mediaType: "text/plain",
};

export const PDF_REPLY: Reply = {
  description: "The document, to be saved as a file.",
  schema: { type: "string", format: "binary" },
  mediaType: "application/pdf",
};

export const WEBP_REPLY: Reply = {
  description: "The picture.",
  schema: { type: "string", format: "binary" },
  mediaType: "image/webp",
};
