import { type JsonSchema, object, ref, text } from "./json-schema.js";

/** The response to a successful request. */
export interface Reply {
  readonly description: string;
  readonly schema: JsonSchema;
  /** The media type, if not JSON. */
  readonly mediaType?: "text/plain" | "application/pdf" | "image/webp";
}

/**
 * Describes a JSON reply with these fields. A trailing `?` marks a field that may be absent. `ref("Event")` is the
 * GraphQL output type with this name. `ref("EventDocument")` is the same type with its id named `_id` and without
 * `version`. Other names are schemas in documents.ts.
 */
export function replies(description: string, fields: Readonly<Record<string, JsonSchema>>): Reply {
  return { description, schema: object(fields) };
}

/** Describes a JSON reply that is one of the document's named schemas. */
export function repliesWith(name: string, description: string): Reply {
  return { description, schema: ref(name) };
}

/** The reply `{status: "success", message}`, which the specification's list of routes calls "status". */
export const STATUS_REPLY: Reply = repliesWith("Status", "The request succeeded.");

/** The reply `{message}`, whose text states the outcome. */
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
