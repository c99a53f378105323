import type { FastifyReply } from "fastify";
import { inLanguage } from "../languages/in-language.js";
import type { DomainError } from "./domain-error.js";

/** Sends an error in the one REST shape: `{message, code, fields?, …data}` with the code's status, and Retry-After if known. */
export function sendHttpError(reply: FastifyReply, error: DomainError): FastifyReply {
  if (error.retryAfter !== undefined) void reply.header("retry-after", String(error.retryAfter));
  const body = {
    message: error.message,
    code: error.code,
    ...(error.fields ? { fields: error.fields } : {}),
    ...error.data,
  };
  return reply.status(error.status).send(inLanguage(reply, body));
}
