import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { unsubscribePath } from "../../kernel/contract/page-paths.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { type Language, languageOf, LANGUAGES } from "../../kernel/languages/language.js";
import { networkOf } from "../../kernel/limits/network.js";
import type {
  MailChoice,
  UnsubscribeService,
} from "../../modules/accounts/self-service/unsubscribe.service.js";
import { brokenLinkPage, unsubscribePage } from "./unsubscribe-page.js";

type Asked = FastifyRequest<{
  Params: { readonly token: string };
  Querystring: { readonly language?: string };
}>;

/**
 * Maximum body in bytes. The bodies that mail programs and the page's button send are far smaller, and their content is
 * ignored.
 */
const BODY_LIMIT = 10_000;

/**
 * Serves the links that stop mails (RFC 8058). GET shows a page with one button and changes nothing, because mail
 * programs and scanners follow links. POST changes the choice, with any body, without login or cookie. Anyone with the
 * link can change the choice, so logs name only the route, and no cache keeps the page.
 */
export function addUnsubscribe(app: FastifyInstance, unsubscribe: UnsubscribeService): void {
  const path = unsubscribePath(":token");
  void app.register((scope, _options, done) => {
    // Accepts the forms that browsers and mail programs send. The rest of the site refuses forms.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT }, (_request, _body, next) => {
      next(null, null);
    });
    scope.get(path, (request: Asked, reply) =>
      answer(request, reply, unsubscribe.read(request.params.token, networkOf(request.ip))),
    );
    for (const [route, isOn] of [
      [path, false],
      [`${path}/undo`, true],
    ] as const)
      scope.post(route, (request: Asked, reply) =>
        answer(request, reply, unsubscribe.choose(request.params.token, networkOf(request.ip), isOn)),
      );
    done();
  });
}

async function answer(
  request: Asked,
  reply: FastifyReply,
  reading: Promise<MailChoice>,
): Promise<FastifyReply> {
  const language = pageLanguage(request);
  const home = language === "en" ? "/" : `/${language}`;
  void reply.type("text/html; charset=utf-8").headers({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  try {
    const choice = await reading;
    const undo = choice.isOn ? "" : "/undo";
    const action = `${unsubscribePath(request.params.token)}${undo}?language=${language}`;
    return await reply.send(unsubscribePage(choice, { language, action, home }));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "NOT_FOUND") throw error;
    return reply.status(404).send(brokenLinkPage({ language, home }));
  }
}

/** Returns the mail's language, as the link names it (`?language=`), or else the browser's language. */
function pageLanguage({ query, headers }: Asked): Language {
  const mailLanguage = LANGUAGES.find((language) => language === query.language);
  return mailLanguage ?? languageOf(headers["accept-language"]);
}
