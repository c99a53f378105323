import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Language, LANGUAGES } from "../../kernel/languages/language.js";
import { textIn } from "../../kernel/languages/message.js";
import { fillGaps } from "../../kernel/languages/testing/fill-gaps.js";
import { mailText } from "../../kernel/mail/mail-body.js";
import { renderMail } from "../../kernel/mail/rendered-mail.js";
import { mailIn } from "../../kernel/mail/sealed-mail.js";
import { hrefsOf, visibleText } from "../../kernel/mail/testing/visible-text.js";
import type { ClubContent } from "../../modules/content/contract/club.content.js";
import { mailClubOf } from "../mail-club.js";
import { NotificationKind } from "../../modules/notifications/contract/notification-kind.js";
import { rowOf } from "../../modules/notifications/table/notification-table.js";
import { MAIL_SAMPLES } from "./all-samples.js";
import { ASHA, SAMPLE_CLUB, SAMPLE_URL } from "./mail-sample.js";
import { NOTIFICATION_FACTS } from "./notification-samples.js";

const SOURCES = join(__dirname, "../..");
/** A club with a colour that is unreadable as text. */
const CLUB = mailClubOf(
  { club: { shortName: SAMPLE_CLUB } as ClubContent, accent: "#ffcc00", mark: null },
  { siteUrl: SAMPLE_URL, email: "club@club.example" },
);
/** Maximum size in bytes, because Gmail cuts off mails larger than 102 kB. */
const MOST_BYTES = 100_000;

/** Patterns of sample values and of names that are the same in every language. */
const UNTRANSLATED = [
  "No transfer with this id reached the account.",
  "https?://\\S+",
  "\\S+@\\S+",
  "Mozilla/5.0 .*? Safari/537.36",
  "Syntax Siege",
  "Null Pointers",
  "Computer Centre",
  "(?:Asha|Ravi|Meera) (?:Rao|Iyer|Nair)",
  "Chat of the club",
  "hooks\\.example\\.org",
  "410 Gone",
  "[AP]M IST",
  "\\bCDC\\b",
];

const MONTH = /January|February|March|April|May|June|July|August|September|October|November|December/;

/** Templates for mails with text that a person typed, which may be in any language. */
const TYPED = ["contactMail", "mailsOf"];

/** Returns the names of all mail templates, which are the functions that the `-mails.ts` files export. */
function templates(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => /-mails\.ts$/.test(path))
    .flatMap((path) => Object.entries(jest.requireActual<object>(join(SOURCES, path))))
    .filter(([, exported]) => typeof exported === "function" && !/^class\b/.test(String(exported)))
    .map(([name]) => name);
}

test("every template of a mail has a sample, and every sample a template", () => {
  expect(templates()).toContain("emailCodeMail");
  expect(new Set(MAIL_SAMPLES.map(({ template }) => template))).toEqual(new Set(templates()));
});

/**
 * Expects that all placeholders are filled in, and that a translation has no English except texts that are the same in
 * every language.
 */
function expectNoEnglish(language: Language, text: string): void {
  expect(text).not.toMatch(/[{}]|undefined|\[object/);
  if (language === "en") return;
  const ours = text.replace(new RegExp(UNTRANSLATED.join("|"), "g"), "…");
  expect(ours).not.toMatch(/[a-z]{2,},? [a-z]{2,}|^[a-z ]+$/im);
  expect(ours).not.toMatch(MONTH);
  expect(ours).toMatch(language === "hi" ? /\p{Script=Devanagari}{2}/u : /\p{Script=Bengali}{2}/u);
}

beforeEach(() => {
  LANGUAGES.forEach(fillGaps);
});

const IN_LANGUAGES = LANGUAGES.flatMap((language) =>
  MAIL_SAMPLES.map(
    ({ template, variant = "", mail }) => [language, template, variant, mailIn(language, mail)] as const,
  ),
);

describe.each(IN_LANGUAGES)("in %s: %s %s", (language, template, _variant, mail) => {
  test("says the same as text and as HTML, with the same links", async () => {
    const { text, html } = await renderMail(mail, CLUB);
    const [written = "", foot = ""] = text.split("\n-- \n");
    expect(written).toBe(mailText(mail.body));
    const urls = hrefsOf(html);
    expect(urls).toEqual([...text.matchAll(/(?:https?:\/\/|mailto:)[^\s,;]*[^\s.,;।]/g)].map(([url]) => url));
    // In the plain text, a link is "label: address" and an item begins with a dash.
    const labels = mail.body.flatMap((part) => (typeof part === "object" && "link" in part ? [part] : []));
    const words = labels
      .reduce((rest, { link, url }) => rest.replace(`${link}: ${url}`, link), written)
      .replace(/^- /gm, "")
      .replace(/\s+/g, " ");
    const seen = foot
      .replace(/: (?:https?:|mailto:)\S+/g, "")
      .replace(/\s+/g, " ")
      .trim();
    expect(visibleText(html)).toBe(`${SAMPLE_CLUB} ${mail.subject} ${words.trim()} ${seen}`);
    expect(html).toContain(`<html lang="${language}"`);
  });

  test("is shorter than what mail programs cut off, and loads nothing", async () => {
    const { html } = await renderMail(mail, CLUB);
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import/i);
  });

  test("has no empty place, and no English but in English", async () => {
    if (TYPED.includes(template)) return;
    const { text } = await renderMail(mail, CLUB);
    expectNoEnglish(language, `${mail.subject}\n${text}`);
  });
});

describe.each(LANGUAGES)("the bar in %s", (language) => {
  test.each(Object.values(NotificationKind))(
    "%s has no empty place, and no English but in English",
    (kind) => {
      const { title, text, next } = rowOf(kind).write(NOTIFICATION_FACTS, { userId: "asha", ...ASHA });
      for (const one of [title, text, next.label]) expectNoEnglish(language, textIn(language, one));
    },
  );
});
