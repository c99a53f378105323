import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mailText } from "../../kernel/mail/mail-body.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { OutboxRepository } from "../../kernel/mail/outbox.repository.js";
import type { MailClub } from "../../kernel/mail/mail-colours.js";
import { renderMail } from "../../kernel/mail/rendered-mail.js";
import type { MailContent } from "../../kernel/mail/sealed-mail.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { MailSample } from "../mail-samples/mail-sample.js";
import { isLocalRequest } from "./local-request.js";
import {
  mailboxPage,
  type MailboxMail,
  mailPage,
  templatePage,
  templatesPage,
  type Theme,
  themed,
} from "./mailbox-pages.js";

const SHOWN = 100;
/** For the frames: nothing is loaded, no script runs, and only the mailbox may show it. */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

interface Chosen {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly theme?: string };
}

/** What the mailbox shows. */
interface MailboxParts {
  readonly outbox: Outbox;
  readonly repository: OutboxRepository;
  readonly club: () => MailClub;
}

/**
 * Adds /dev/mailbox: the mails that would have been sent, newest first, each as HTML and as text, and all templates. Only in
 * development without SMTP, and only for a person at this machine: it has everybody's codes.
 */
export function addDevMailbox(app: FastifyInstance, { outbox, repository, club }: MailboxParts): void {
  const mails = async (): Promise<MailboxMail[]> =>
    (await repository.newest(SHOWN))
      .filter(({ sealedBody }) => outbox.canOpen(sealedBody))
      .map((mail) => ({ id: mail.id, to: mail.recipient, ...outbox.open(mail), at: mail.createdAt }));
  const mailOf = async ({ params: { id } }: FastifyRequest<Chosen>): Promise<MailboxMail> =>
    found((await mails()).find((mail) => mail.id === id));
  const htmlOf = async (mail: MailContent, theme: Theme): Promise<string> =>
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
  app.get("/dev/mailbox/templates", local, async (_request, reply) =>
    send(reply, templatesPage(await samples())),
  );
  app.get<Chosen>("/dev/mailbox/templates/:id", local, async ({ params: { id } }, reply) => {
    const all = await samples();
    const sample = found(all[Number(id)]);
    const text = mailText(sample.mail.body);
    return send(reply, templatePage(sample, { at: Number(id), count: all.length, text }));
  });
  app.get<Chosen>("/dev/mailbox/templates/:id/html", local, async (request, reply) => {
    const { mail } = found((await samples())[Number(request.params.id)]);
    return sendFrame(reply, await htmlOf(mail, themeOf(request)));
  });
}

/** Loaded when somebody looks at them. */
async function samples(): Promise<readonly MailSample[]> {
  return (await import("../mail-samples/all-samples.js")).MAIL_SAMPLES;
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

/** A mail in a frame of the mailbox: other pages of ours may be in none. */
function sendFrame(reply: FastifyReply, html: string): FastifyReply {
  void reply.header("content-security-policy", FRAME_POLICY).header("x-frame-options", "SAMEORIGIN");
  return send(reply, html);
}
