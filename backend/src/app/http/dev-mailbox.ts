import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mailText } from "../../kernel/mail/mail-body.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { OutboxRepository } from "../../kernel/mail/outbox.repository.js";
import type { MailClub } from "../../kernel/mail/mail-colours.js";
import { renderMail } from "../../kernel/mail/rendered-mail.js";
import { type Language, LANGUAGES } from "../../kernel/languages/language.js";
import { type MailContent, mailIn } from "../../kernel/mail/sealed-mail.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { isLocalRequest } from "./request-context.js";
import {
  mailboxPage,
  type MailboxMail,
  mailPage,
  templatePage,
  templatesPage,
  type ShownSample,
  type Theme,
  themed,
} from "./mailbox-pages.js";

const SHOWN = 100;
/**
 * The Content-Security-Policy of a mail's frame: nothing is loaded, no script runs, and only this site may show the
 * frame.
 */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

interface Chosen {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly theme?: string; readonly language?: string };
}

interface MailboxParts {
  readonly outbox: Outbox;
  readonly repository: OutboxRepository;
  readonly mailLanguages: (mailIds: readonly string[]) => Promise<ReadonlyMap<string, Language>>;
  readonly club: () => MailClub;
}

/**
 * Adds /dev/mailbox: the mails that would have been sent, newest first, each as HTML and as text, and all templates.
 * The mailbox exists only in development without SMTP. Because the mailbox shows all users' codes, it answers only
 * requests from this machine.
 */
export function addDevMailbox(app: FastifyInstance, parts: MailboxParts): void {
  const { outbox, repository, club } = parts;
  const mails = async (): Promise<MailboxMail[]> => {
    const newest = await repository.newest(SHOWN);
    const languages = await parts.mailLanguages(newest.map(({ id }) => id));
    return newest
      .filter(({ sealedBody }) => outbox.canOpen(sealedBody))
      .map((mail) => ({
        ...{ id: mail.id, to: mail.recipient, at: mail.createdAt },
        ...outbox.open(mail, languages.get(mail.id) ?? null),
      }));
  };
  const mailOf = async ({ params: { id } }: FastifyRequest<Chosen>): Promise<MailboxMail> =>
    found((await mails()).find((mail) => mail.id === id));
  const htmlOf = async (mail: MailContent & { readonly to?: string }, theme: Theme): Promise<string> =>
    themed((await renderMail(mail, club())).html, theme);
  const local = {
    onRequest: (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
      done(isLocalRequest(request) ? undefined : new DomainError("NOT_FOUND"));
    },
  };
  app.get("/dev/mailbox.json", local, async () => ({ mails: await mails() }));
  app.get("/dev/mailbox", local, async (_request, reply) => send(reply, mailboxPage(await mails())));
  app.get<Chosen>("/dev/mailbox/:id", local, async (request, reply) =>
    send(reply, mailPage(await mailOf(request), themeOf(request))),
  );
  app.get<Chosen>("/dev/mailbox/:id/html", local, async (request, reply) =>
    sendFrame(reply, await htmlOf(await mailOf(request), themeOf(request))),
  );
  app.get<Chosen>("/dev/mailbox/:id/calendar.ics", local, async (request, reply) => {
    const { filename, content } = found((await mailOf(request)).calendar);
    const name = filename.replace(/[^\w.-]/g, "-");
    void reply.header("content-disposition", `attachment; filename="${name}"`);
    return reply.type("text/calendar; charset=utf-8").send(content);
  });
  app.get<Chosen>("/dev/mailbox/templates", local, async (request, reply) =>
    send(reply, templatesPage(await samples(request), languageOf(request))),
  );
  app.get<Chosen>("/dev/mailbox/templates/:id", local, async (request, reply) => {
    const all = await samples(request);
    const at = Number(request.params.id);
    const sample = found(all[at]);
    const text = mailText(sample.mail.body);
    return send(reply, templatePage(sample, { at, count: all.length, text, language: languageOf(request) }));
  });
  app.get<Chosen>("/dev/mailbox/templates/:id/html", local, async (request, reply) => {
    const { mail } = found((await samples(request))[Number(request.params.id)]);
    return sendFrame(reply, await htmlOf(mail, themeOf(request)));
  });
}

/** Returns all templates in the chosen language. The templates are loaded only when a developer opens their page. */
async function samples(request: FastifyRequest<Chosen>): Promise<readonly ShownSample[]> {
  const { MAIL_SAMPLES } = await import("../mail-samples/all-samples.js");
  return MAIL_SAMPLES.map((sample) => ({ ...sample, mail: mailIn(languageOf(request), sample.mail) }));
}

function languageOf({ query: { language } }: FastifyRequest<Chosen>): Language {
  return LANGUAGES.find((one) => one === language) ?? "en";
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new DomainError("NOT_FOUND");
  return value;
}

function themeOf({ query: { theme } }: FastifyRequest<Chosen>): Theme {
  return theme === "dark" ? "dark" : "light";
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(html);
}

/** Sends a mail for a frame of the mailbox. No other page of the site may be shown in a frame. */
function sendFrame(reply: FastifyReply, html: string): FastifyReply {
  void reply.header("content-security-policy", FRAME_POLICY).header("x-frame-options", "SAMEORIGIN");
  return send(reply, html);
}
