import type { FastifyReply } from "fastify";
import { type Language, languageOf } from "../languages/language.js";
import { errorTexts, withTexts } from "../languages/translated-reply.js";
import type { DomainError } from "./domain-error.js";

/**
 * Sends an error in the common shape of all REST errors: `{message, code, fields?, …data}` with the code's status, and
 * Retry-After if known.
 */
export function sendHttpError(reply: FastifyReply, error: DomainError): FastifyReply {
  if (error.retryAfter !== undefined) void reply.header("retry-after", String(error.retryAfter));
  const { message, ...others } = errorTexts(languageFor(reply), error.texts);
  return reply.status(error.status).send({ message, code: error.code, ...others });
}

/** Returns the body of a REST reply, translated for the request (docs/languages.md). */
export function inLanguage(reply: FastifyReply, body: object): object {
  if (Array.isArray(body) || Buffer.isBuffer(body)) return body;
  const language = languageFor(reply);
  return language === "en" ? body : withTexts(language, { ...body });
}

/**
 * Returns the language that the request prefers. Unless it is English, names it in the reply's `content-language`
 * header.
 */
function languageFor(reply: FastifyReply): Language {
  const language = languageOf(reply.request.headers["accept-language"]);
  if (language !== "en") void reply.header("content-language", language);
  return language;
}
