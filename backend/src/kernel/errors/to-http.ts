import type { FastifyReply } from "fastify";
import { languageOf } from "../languages/language.js";
import { withTexts } from "../languages/translated-reply.js";
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

/** The body of a REST reply in the language that its request asks for (docs/languages.md). */
export function inLanguage(reply: FastifyReply, body: object): object {
  const language = languageOf(reply.request.headers["accept-language"]);
  if (language === "en" || Array.isArray(body) || Buffer.isBuffer(body)) return body;
  void reply.header("content-language", language);
  return withTexts(language, { ...body });
}
