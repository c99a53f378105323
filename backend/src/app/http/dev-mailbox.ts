import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { OutboxRepository } from "../../kernel/mail/outbox.repository.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { isLocalRequest } from "./local-request.js";

const SHOWN = 100;

/**
 * Adds /dev/mailbox: the mails that would have been sent, newest first. Only in development without SMTP, and only for a person
 * at this machine: it has everybody's codes.
 */
export function addDevMailbox(app: FastifyInstance, outbox: Outbox, repository: OutboxRepository): void {
  const mails = async (): Promise<{ to: string; subject: string; text: string; at: Date }[]> =>
    (await repository.newest(SHOWN)).map((mail) => ({
      to: mail.recipient,
      ...outbox.open(mail),
      at: mail.createdAt,
    }));
  const onRequest = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    done(isLocalRequest(request) ? undefined : new DomainError("NOT_FOUND"));
  };
  app.get("/dev/mailbox.json", { onRequest }, async () => ({ mails: await mails() }));
  app.get("/dev/mailbox", { onRequest }, async (_request, reply) => {
    const items = (await mails()).map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject)}</h2><p>To <b>${escapeHtml(mail.to)}</b>, ` +
        `<time>${mail.at.toISOString()}</time></p><pre>${escapeHtml(mail.text)}</pre></article>`,
    );
    return reply.type("text/html; charset=utf-8").send(page(items));
  });
}

function page(items: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox (development)</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><style>
body{font:16px/1.5 system-ui;max-width:42rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border-top:1px solid;padding:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body><h1>Mailbox</h1><p>No SMTP server is configured, so mail stays here. Newest first; reloads every 5 s.</p>
${items.length > 0 ? items.join("\n") : "<p>No mail yet.</p>"}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
