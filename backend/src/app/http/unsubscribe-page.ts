import type { Language } from "../../kernel/languages/language.js";
import { type Message, msg, textIn } from "../../kernel/languages/message.js";
import { MAIL_COLOURS } from "../../kernel/mail/mail-colours.js";
import type { MailKind } from "../../kernel/mail/unsubscribe-links.js";
import type { MailChoice } from "../../modules/accounts/self-service/unsubscribe.service.js";
import { escapeHtml } from "../../kernel/contract/escape-html.js";

interface Words {
  readonly title: Message;
  /** The text for an address that gets these mails, and the label of the button that stops the mails. */
  readonly on: (email: string) => Message;
  readonly stop: Message;
  /** The text for an address that no longer gets these mails, and the label of the button that resumes the mails. */
  readonly off: (email: string) => Message;
  readonly resume: Message;
}

const WORDS: Readonly<Record<MailKind, Words>> = {
  mailings: {
    title: msg("The club's mailings"),
    on: (email) =>
      msg("We send the club's mailings to {email}. You can stop these mailings here.", { email }),
    stop: msg("Stop mailings"),
    off: (email) => msg("We no longer send mailings to {email}.", { email }),
    resume: msg("Get mailings again"),
  },
  reminders: {
    title: msg("Reminders"),
    on: (email) =>
      msg("We send reminders about your team to {email}. You can stop these reminders here.", { email }),
    stop: msg("Stop reminders"),
    off: (email) => msg("We no longer send reminders to {email}.", { email }),
    resume: msg("Get reminders again"),
  },
};
const STILL = msg("You will still get codes, and mails about your account, your team and its payments.");
const HOME = msg("Go to the website");
const GONE = {
  title: msg("This link does not work"),
  text: msg("Copy the whole link from the mail, or choose in your profile which mails you get."),
};

interface Place {
  readonly language: Language;
  /** The path that the button posts to. */
  readonly action: string;
  /** The website's start page. */
  readonly home: string;
}

/** Returns the page about one kind of mail to one address, with one button that changes the choice. */
export function unsubscribePage(
  { kind, email, isOn }: MailChoice,
  { language, action, home }: Place,
): string {
  const words = WORDS[kind];
  const escaped = (text: Message): string => escapeHtml(textIn(language, text));
  return page(language, escaped(words.title), [
    `<p role="status">${escaped(isOn ? words.on(email) : words.off(email))}</p>`,
    `<form method="post" action="${escapeHtml(action)}"><button${isOn ? "" : ' class="again"'}>${escaped(isOn ? words.stop : words.resume)}</button></form>`,
    `<p>${escaped(STILL)}</p>`,
    `<p><a href="${escapeHtml(home)}">${escaped(HOME)}</a></p>`,
  ]);
}

export function brokenLinkPage({ language, home }: Pick<Place, "language" | "home">): string {
  const escaped = (text: Message): string => escapeHtml(textIn(language, text));
  return page(language, escaped(GONE.title), [
    `<p>${escaped(GONE.text)}</p>`,
    `<p><a href="${escapeHtml(home)}">${escaped(HOME)}</a></p>`,
  ]);
}

const colours = (theme: "light" | "dark"): string => {
  const { paper, ink, accent, onAccent } = MAIL_COLOURS;
  return `body{background:${paper[theme]};color:${ink[theme]}}a{color:${accent[theme]}}button{background:${accent[theme]};color:${onAccent[theme]}}`;
};

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:34rem;padding:2rem 1.25rem;font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2}button{font:inherit;font-weight:700;min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:2px;cursor:pointer}
button.again{background:none;color:inherit;border:2px solid}
${colours("light")}@media(prefers-color-scheme:dark){${colours("dark")}}`;

function page(language: Language, title: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${parts.join("\n")}</main></body></html>`;
}
