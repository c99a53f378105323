import { type Language, LANGUAGES } from "../../kernel/languages/language.js";
import type { MailContent, OpenedMail } from "../../kernel/mail/sealed-mail.js";
import { escapeHtml } from "../../kernel/contract/escape-html.js";
import type { MailSample } from "../mail-samples/mail-sample.js";

/** A template with its mail in the chosen language. */
export interface ShownSample extends Omit<MailSample, "mail"> {
  readonly mail: MailContent;
}

/** A mail of the outbox as the mailbox shows it. */
export interface MailboxMail extends OpenedMail {
  readonly id: string;
  readonly to: string;
  readonly at: Date;
}

const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Widths of the previews in pixels: a phone and a computer. */
const WIDTHS = { phone: 360, computer: 680 } as const;
/** The sandbox permissions of a mail's frame: the mail's links open in a new tab, and scripts do not run. */
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

/**
 * Returns the page that lists the mails, newest first: each mail's text, and a link to its preview. The page reloads
 * itself.
 */
export function mailboxPage(mails: readonly MailboxMail[]): string {
  const items = mails.map(
    (mail) =>
      `<article><h2><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></h2>${headOf(mail)}` +
      `${calendarLink(mail)}<pre>${escapeHtml(mail.text)}</pre></article>`,
  );
  const intro =
    "No SMTP server is configured, so mail stays here. Newest first; reloads every 5 s. Open one to see it as HTML.";
  return page("Mailbox", {
    head: '<meta http-equiv="refresh" content="5">',
    body: `<h1>Mailbox</h1><p>${intro} <a href="/dev/mailbox/templates">All templates</a></p>
${items.length > 0 ? items.join("\n") : "<p>No mail yet.</p>"}`,
  });
}

/** Returns the page of one mail: its HTML in the chosen theme at both widths, its calendar file, and its text. */
export function mailPage(mail: MailboxMail, theme: Theme): string {
  const frames = framesOf(`/dev/mailbox/${mail.id}/html`, [theme]);
  const toggle = THEMES.map((name) =>
    name === theme ? `<b>${name}</b>` : `<a href="/dev/mailbox/${mail.id}?theme=${name}">${name}</a>`,
  ).join(" · ");
  return page(mail.subject, {
    body: `<p><a href="/dev/mailbox">Mailbox</a></p><h1>${escapeHtml(mail.subject)}</h1>${headOf(mail)}
<p>Theme: ${toggle}</p>${calendarLink(mail)}${frames}<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  });
}

/** Returns the list of all templates with their names and subjects. */
export function templatesPage(samples: readonly ShownSample[], language: Language): string {
  const items = samples.map(
    (sample, at) =>
      `<li><a href="/dev/mailbox/templates/${String(at)}${inLanguage(language)}">${escapeHtml(sample.mail.subject)}</a> <code>${escapeHtml(nameOf(sample))}</code></li>`,
  );
  return page("Templates of mails", {
    body: `<p><a href="/dev/mailbox">Mailbox</a></p><h1>Templates of mails</h1>
<p>Every mail of the site with sample values, in both themes, for phones and computers. ${languageLinks("/dev/mailbox/templates", language)}</p><ol>${items.join("\n")}</ol>`,
  });
}

/**
 * Returns the page of one template: both themes at both widths, and its text.
 * @param at the template's index in the list of `count` templates
 */
export function templatePage(
  sample: ShownSample,
  { at, count, text, language }: { at: number; count: number; text: string; language: Language },
): string {
  const path = `/dev/mailbox/templates/${String(at)}`;
  const step = (to: number, label: string): string =>
    to < 0 || to >= count
      ? ""
      : `<a href="/dev/mailbox/templates/${String(to)}${inLanguage(language)}">${label}</a>`;
  return page(nameOf(sample), {
    body: `<p><a href="/dev/mailbox/templates${inLanguage(language)}">All templates</a> ${step(at - 1, "Previous")} ${step(at + 1, "Next")}</p>
<h1>${escapeHtml(sample.mail.subject)}</h1><p><code>${escapeHtml(nameOf(sample))}</code> ${languageLinks(path, language)}</p>
${framesOf(`${path}/html${inLanguage(language)}`, THEMES)}<h2>As text</h2><pre>${escapeHtml(text)}</pre>`,
  });
}

/** Returns the HTML of a mail as a reader with this theme sees it. The mail's links open in a new tab. */
export function themed(html: string, theme: Theme): string {
  return html
    .replaceAll("(prefers-color-scheme:dark)", theme === "dark" ? "all" : "not all")
    .replaceAll("color-scheme:light dark", `color-scheme:${theme}`)
    .replaceAll('content="light dark"', `content="${theme}"`)
    .replace("<head>", '<head><base target="_blank">');
}

function framesOf(path: string, themes: readonly Theme[]): string {
  const frames = themes.flatMap((theme) =>
    Object.entries(WIDTHS).map(
      ([device, width]) =>
        `<figure><figcaption>${device}, ${theme}</figcaption><iframe sandbox="${SANDBOX}" title="${device}, ${theme}" ` +
        `src="${path}${path.includes("?") ? "&" : "?"}theme=${theme}" style="width:${String(width)}px"></iframe></figure>`,
    ),
  );
  return `<div class="frames">${frames.join("")}</div>`;
}

/** Returns the query part of an address for a language, or "" for English. */
function inLanguage(language: Language): string {
  return language === "en" ? "" : `?language=${language}`;
}

function languageLinks(path: string, shown: Language): string {
  return LANGUAGES.map((language) =>
    language === shown ? `<b>${language}</b>` : `<a href="${path}${inLanguage(language)}">${language}</a>`,
  ).join(" · ");
}

function nameOf({ template, variant }: ShownSample): string {
  return variant === undefined ? template : `${template}: ${variant}`;
}

function headOf({ to, at }: MailboxMail): string {
  return `<p>To <b>${escapeHtml(to)}</b>, <time>${at.toISOString()}</time></p>`;
}

function calendarLink({ id, calendar }: MailboxMail): string {
  return calendar === undefined
    ? ""
    : `<p>Calendar file: <a href="/dev/mailbox/${id}/calendar.ics">${escapeHtml(calendar.filename)}</a></p>`;
}

function page(title: string, { head = "", body }: { head?: string; body: string }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} (development)</title>
<meta name="viewport" content="width=device-width,initial-scale=1">${head}<style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:1rem 0}h1{font-size:1.5rem}h2{font-size:1.1rem;margin:0}li{padding:.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;max-width:42rem}code{overflow-wrap:anywhere}
.frames{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;max-width:100%}
iframe{border:1px solid;height:40rem;max-width:100%;display:block}
</style></head><body>${body}</body></html>`;
}
