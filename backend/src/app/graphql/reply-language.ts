import type { GraphQLRequestContextWillSendResponse } from "@apollo/server";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { translatedReply } from "../../kernel/languages/translated-reply.js";

/** Writes a reply's texts in the language that the request asks for (docs/languages.md). */
export function translateReply({
  contextValue: { language },
  response: { body, http },
}: GraphQLRequestContextWillSendResponse<RequestContext>): void {
  if (language === "en" || body.kind !== "single") return;
  body.singleResult = translatedReply(language, body.singleResult);
  http.headers.set("content-language", language);
}
