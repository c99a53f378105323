import type { FastifyReply } from "fastify";
import { languageOf } from "./language.js";
import { withTexts } from "./translated-reply.js";

/** The body of a REST reply in the language that its request asks for (docs/languages.md). */
export function inLanguage(reply: FastifyReply, body: object): object {
  const language = languageOf(reply.request.headers["accept-language"]);
  if (language === "en" || Array.isArray(body) || Buffer.isBuffer(body)) return body;
  void reply.header("content-language", language);
  return withTexts(language, { ...body });
}
